import fc from 'fast-check';
import { expect, it } from 'vitest';
import { reassignSeats, reassignParty, seatsAfter, seatsLost } from './seats';

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
      const seats = [...sold];
      const parties = sizes
        .map((size, place) => ({ id: String(place), seats: seats.splice(0, size).toSorted((a, b) => a - b) }))
        .filter((party) => party.seats.length > 0);
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
