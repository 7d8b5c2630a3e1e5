// The limit: the reference game (whist, 4 seats x 12 cards, 4 suits x 12 ranks, follow suit, no trump) as plain
// bit masks, one core, no bookkeeping but the game itself. What it reaches is the yardstick, not a product.
//
//   g++ -O3 -march=native -std=c++17 limit.cpp -o limit && ./limit 2
//
// A card is one bit: suit s, rank r is bit 16 * s + r, so a suit is a lane of 16 bits and a higher rank a larger number.
#include <array>
#include <ctime>
#include <cinttypes>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#ifdef __BMI2__
#include <immintrin.h>
#endif

namespace {

using Cards = uint64_t;
using Tricks = std::array<int, 4>;

constexpr int kSeats = 4;
constexpr int kHandSize = 12;
constexpr Cards kDeck = 0x0FFF0FFF0FFF0FFF;
constexpr Cards kSuit = 0xFFFF;
constexpr int kChecksumHands = 100'000;
constexpr int kHandsBetweenClockReads = 4'096;

// wyrand: passes BigCrush, and its steps do not wait for each other.
class Generator {
 public:
  explicit Generator(uint64_t seed) : state_(seed) {}

  // A number below n; the bias is below n / 2^64.
  unsigned below(unsigned n) {
    state_ += 0xA0761D6478BD642F;
    const auto product = static_cast<unsigned __int128>(state_) * (state_ ^ 0xE7037ED1A0B428DB);
    const uint64_t random = static_cast<uint64_t>(product >> 64) ^ static_cast<uint64_t>(product);
    return static_cast<unsigned>((static_cast<unsigned __int128>(random) * n) >> 64);
  }

 private:
  uint64_t state_;
};

inline Cards nthCard(Cards cards, unsigned n) {
#ifdef __BMI2__
  return _pdep_u64(Cards{1} << n, cards);
#else
  while (n-- > 0) cards &= cards - 1;
  return cards & -cards;
#endif
}

inline Cards randomCard(Cards cards, Generator& generator) {
  return nthCard(cards, generator.below(static_cast<unsigned>(__builtin_popcountll(cards))));
}

// Order inside a hand means nothing, so dealing is drawing without replacement; the last hand is what is left.
inline std::array<Cards, kSeats> deal(Generator& generator) {
  std::array<Cards, kSeats> hands{};
  Cards undealt = kDeck;
  unsigned left = kSeats * kHandSize;
  for (int seat = 0; seat < kSeats - 1; seat++) {
    Cards hand = 0;
    for (int i = 0; i < kHandSize; i++) {
      const Cards card = nthCard(undealt, generator.below(left--));
      hand |= card;
      undealt ^= card;
    }
    hands[seat] = hand;
  }
  hands[kSeats - 1] = undealt;
  return hands;
}

// Seat 0 leads the first trick.
inline Tricks playHand(Generator& generator) {
  std::array<Cards, kSeats> hands = deal(generator);
  Tricks tricks{};
  int leader = 0;
  for (int trick = 0; trick < kHandSize; trick++) {
    const Cards lead = randomCard(hands[leader], generator);
    hands[leader] ^= lead;
    const Cards suit = kSuit << (__builtin_ctzll(lead) & 48);
    Cards best = lead;
    int winner = leader;
    for (int i = 1; i < kSeats; i++) {
      const int seat = (leader + i) & 3;
      const Cards following = hands[seat] & suit;
      const Cards card = randomCard(following != 0 ? following : hands[seat], generator);
      hands[seat] ^= card;
      const bool beats = (card & suit) > best;
      best = beats ? card : best;
      winner = beats ? seat : winner;
    }
    tricks[winner]++;
    leader = winner;
  }
  return tricks;
}

struct Totals {
  int64_t hands = 0;
  std::array<int64_t, kSeats> tricks{};

  void add(const Tricks& hand) {
    if (hand[0] + hand[1] + hand[2] + hand[3] != kHandSize) {
      std::fprintf(stderr, "limit: a hand of %d tricks does not have %d of them\n",
                   hand[0] + hand[1] + hand[2] + hand[3], kHandSize);
      std::exit(1);
    }
    hands++;
    for (int seat = 0; seat < kSeats; seat++) tricks[seat] += hand[seat];
  }
};

// The same on every machine: FNV-1a over the scores of the first hands from a fixed seed.
uint32_t checksum(Generator& generator) {
  uint32_t sum = 2166136261u;
  for (int i = 0; i < kChecksumHands; i++) {
    for (const int won : playHand(generator)) sum = (sum ^ static_cast<uint32_t>(won)) * 16777619u;
  }
  return sum;
}

}  // namespace

int main(int argc, char** argv) {
  const double seconds = argc > 1 ? std::atof(argv[1]) : 2.0;
  if (!(seconds > 0 && seconds <= 600)) {
    std::fprintf(stderr, "limit: give the seconds to run, above 0 and at most 600\n");
    return 2;
  }
  Generator generator(20261115);
  const uint32_t sum = checksum(generator);

  // Time on the processor: what else the machine does does not count.
  const std::clock_t start = std::clock();
  double elapsed = 0;
  Totals totals;
  do {
    for (int i = 0; i < kHandsBetweenClockReads; i++) totals.add(playHand(generator));
    elapsed = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
  } while (elapsed < seconds);

  const double handsPerSecond = static_cast<double>(totals.hands) / elapsed;
  std::printf("{\"handsPerSecond\":%.0f,\"movesPerSecond\":%.0f,\"checksum\":%" PRIu32 ",\"tricksPerSeat\":[",
              handsPerSecond, handsPerSecond * kSeats * kHandSize, sum);
  for (int seat = 0; seat < kSeats; seat++) {
    const double average = static_cast<double>(totals.tricks[seat]) / static_cast<double>(totals.hands);
    std::printf("%s%.4f", seat > 0 ? "," : "", average);
  }
  std::printf("]}\n");
  return 0;
}
