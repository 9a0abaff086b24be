import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Party, restoreSeats, reassignSeats, reassignParty, seatsAfter, seatsLost } from './seats';

it('Whoever can keeps the number of their seat; the rest get what is free, the lowest first', () => {
  const parties = [
    { id: 'a', seats: [1, 2] },
    { id: 'b', seats: [5, 6] },
    { id: 'c', seats: [7, 8] },
  ];
  expect(reassignSeats(parties, { totalSeats: 5, taken: [] })).toEqual([
    {
      id: 'a',
      moves: [
        { from: 1, to: 1 },
        { from: 2, to: 2 },
      ],
    },
    {
      id: 'b',
      moves: [
        { from: 5, to: 3 },
        { from: 6, to: 5 },
      ],
    },
    {
      id: 'c',
      moves: [
        { from: 7, to: 4 },
        { from: 8, to: undefined },
      ],
    },
  ]);
});

it('A traveler whose seat is there keeps it: who comes with them sits behind, where that is free', () => {
  const parties = [
    { id: 'a', seats: [2, 15] },
    { id: 'b', seats: [16] },
  ];
  expect(reassignSeats(parties, { totalSeats: 14, taken: [3] })).toEqual([
    {
      id: 'a',
      moves: [
        { from: 2, to: 2 },
        { from: 15, to: 4 },
      ],
    },
    { id: 'b', moves: [{ from: 16, to: 1 }] },
  ]);
});

it('In another bus those who sit there keep their seats', () => {
  expect(reassignSeats([{ id: 'a', seats: [1, 3] }], { totalSeats: 4, taken: [1, 2] })).toEqual([
    {
      id: 'a',
      moves: [
        { from: 1, to: 3 },
        { from: 3, to: 4 },
      ],
    },
  ]);
});

it('A cancelled trip seats nobody', () => {
  expect(reassignSeats([{ id: 'a', seats: [4, 5] }], { totalSeats: 0, taken: [] })).toEqual([
    {
      id: 'a',
      moves: [
        { from: 4, to: undefined },
        { from: 5, to: undefined },
      ],
    },
  ]);
});

it('The first passenger of a party is the last to be left without a seat', () => {
  expect(reassignParty([2, 5, 9], [5])).toEqual([
    { from: 2, to: 5 },
    { from: 5, to: undefined },
    { from: 9, to: undefined },
  ]);
});

it('A trip that runs again gives its seats back to those who lost them by the cancellation, and to nobody else', () => {
  const waiting = [
    { id: 'a', seats: [4, 5], hadSeats: true },
    { id: 'b', seats: [4], hadSeats: false },
  ];
  expect(restoreSeats(waiting)).toEqual([
    {
      id: 'a',
      moves: [
        { from: 4, to: 4 },
        { from: 5, to: 5 },
      ],
    },
    { id: 'b', moves: [{ from: 4, to: undefined }] },
  ]);
});

it('However many go elsewhere while a trip is cancelled: whoever still waits sits where they sat, and nobody gets lost', () => {
  const bus = fc.record({
    sold: fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { maxLength: 20 }),
    sizes: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 20, maxLength: 20 }),
    gone: fc.array(fc.boolean(), { minLength: 20, maxLength: 20 }),
    before: fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { maxLength: 4 }),
  });
  fc.assert(
    fc.property(bus, ({ sold, sizes, gone, before }) => {
      const parties = inParties(sold, sizes);
      const cancelled = reassignSeats(parties, { totalSeats: 0, taken: [] });
      expect(cancelled.flatMap(seatsAfter)).toEqual([]);
      const waiting = cancelled
        .filter((_, place) => !gone[place])
        .map((one) => ({ id: one.id, seats: seatsLost(one), hadSeats: true }));
      const others = before.map((seat) => ({ id: `before ${seat}`, seats: [seat], hadSeats: false }));
      const seating = restoreSeats([...waiting, ...others]);
      const given = seating.flatMap(seatsAfter);
      expect(new Set(given).size).toBe(given.length);
      expect(given.length + seating.flatMap(seatsLost).length).toBe(
        [...waiting, ...others].flatMap(({ seats }) => seats).length,
      );
      for (const { id, seats } of waiting) {
        expect(seats).toEqual(parties.find((party) => party.id === id)?.seats);
        expect(seating.filter((one) => one.id === id).flatMap(seatsAfter)).toEqual(seats);
      }
    }),
    { numRuns: 200 },
  );
});

it('However they are seated: no seat twice, none that is taken or not there, and nobody gets lost', () => {
  const seat = fc.integer({ min: 1, max: 20 });
  const bus = fc.record({
    sold: fc.uniqueArray(seat, { maxLength: 20 }),
    sizes: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 20, maxLength: 20 }),
    taken: fc.uniqueArray(seat, { maxLength: 20 }),
    totalSeats: fc.integer({ min: 0, max: 24 }),
  });
  fc.assert(
    fc.property(bus, ({ sold, sizes, taken, totalSeats }) => {
      const parties = inParties(sold, sizes);
      const seating = reassignSeats(parties, { totalSeats, taken });
      const given = seating.flatMap(seatsAfter);
      const lost = seating.flatMap(seatsLost);
      expect(new Set(given).size).toBe(given.length);
      for (const one of given) expect(one <= totalSeats && !taken.includes(one)).toBe(true);
      expect(given.length + lost.length).toBe(sold.length);
      // Nobody goes without a seat while one is free.
      const room = Array.from({ length: totalSeats }, (_, at) => at + 1).filter(
        (one) => !taken.includes(one),
      );
      expect(lost.length).toBe(Math.max(0, sold.length - room.length));
      for (const { id, moves } of seating) {
        expect(moves.map(({ from }) => from)).toEqual(parties.find((party) => party.id === id)?.seats);
      }
    }),
    { numRuns: 200 },
  );
});

/** Splits the sold seats into parties of these sizes. */
function inParties(sold: readonly number[], sizes: readonly number[]): Party[] {
  const seats = [...sold];
  return sizes
    .map((size, place) => ({ id: String(place), seats: seats.splice(0, size).toSorted((a, b) => a - b) }))
    .filter((party) => party.seats.length > 0);
}
