/* Tic-tac-toe as snowbound/lab/tic_tac_toe and core/playout.py play it: each game has a stream of its own (sfc32), free
   fields are listed, one is marked at random, a line wins, and every game leaves its length and its places. */
#include <stdint.h>

static const int LINES[8] = {0700, 0070, 0007, 0444, 0222, 0111, 0421, 0124};

typedef struct { uint32_t a, b, c, counter; } Stream;

static inline uint32_t next(Stream *s) {
  uint32_t word = s->a + s->b + s->counter++;
  s->a = s->b ^ (s->b >> 9);
  s->b = s->c + (s->c << 3);
  s->c = ((s->c << 21) | (s->c >> 11)) + word;
  return word;
}

int64_t games(int64_t number, uint64_t seed, int64_t *lengths, int64_t *places) {
  int64_t total = 0;
  for (int64_t g = 0; g < number; g++) {
    Stream rng = {(uint32_t)seed, (uint32_t)(seed >> 32), (uint32_t)g, 1 + (uint32_t)(g >> 32)};
    for (int k = 0; k < 12; k++) next(&rng);
    int marks[2] = {0, 0}, seat = 0, winner = -1, moves = 0;
    for (;;) {
      int free = 0777 & ~(marks[0] | marks[1]), fields[9], n = 0;
      if (winner >= 0 || !free) break;
      for (; free; free &= free - 1) fields[n++] = __builtin_ctz(free);
      marks[seat] |= 1 << fields[((uint64_t)next(&rng) * n) >> 32];
      for (int k = 0; k < 8; k++)
        if ((marks[seat] & LINES[k]) == LINES[k]) winner = seat;
      seat = 1 - seat;
      moves++;
    }
    lengths[g] = moves;
    places[2 * g] = 1 + (winner == 1);
    places[2 * g + 1] = 1 + (winner == 0);
    total += moves;
  }
  return total;
}
