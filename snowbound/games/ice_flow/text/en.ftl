title = Ice Flow
