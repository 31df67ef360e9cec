title = Twigs
