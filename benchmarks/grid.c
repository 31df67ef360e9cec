/* Tic-tac-toe by the same rules as snowbound/lab/tic_tac_toe: list the free fields, mark one at random, look for a line. */
#include <stdint.h>

static const int LINES[8] = {0700, 0070, 0007, 0444, 0222, 0111, 0421, 0124};

static inline uint64_t next(uint64_t *s) { /* xorshift64* */
  uint64_t x = *s;
  x ^= x >> 12;
  x ^= x << 25;
  x ^= x >> 27;
  *s = x;
  return (x * 2685821657736338717ULL) >> 32;
}

int64_t games(int64_t number, uint64_t seed) {
  uint64_t rng = seed | 1;
  int64_t moves = 0;
  for (int64_t g = 0; g < number; g++) {
    int marks[2] = {0, 0}, seat = 0, won = 0;
    for (;;) {
      int free = 0777 & ~(marks[0] | marks[1]), fields[9], n = 0;
      if (won || !free) break;
      for (; free; free &= free - 1) fields[n++] = __builtin_ctz(free);
      marks[seat] |= 1 << fields[(next(&rng) * (uint64_t)n) >> 32];
      for (int k = 0; k < 8; k++) won |= (marks[seat] & LINES[k]) == LINES[k];
      seat = 1 - seat;
      moves++;
    }
  }
  return moves;
}
