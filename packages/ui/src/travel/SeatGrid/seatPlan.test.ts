import { describe, expect, it } from 'vitest';
import { planSeats, type SeatPlan } from './seatPlan';
import { walk } from './seatKeys';

const SIGNS = { driver: 'D', door: 'd', nothing: '.' };

/** Returns the plan as text, seats by their numbers. */
const drawn = (plan: SeatPlan) =>
  plan.map((row) =>
    row.map((place) => (typeof place === 'number' ? place + 1 : SIGNS[place ?? 'nothing'])).join(' '),
  );

describe('the plan of a vehicle', () => {
  it('puts the odd passenger of a 7-seat car beside the driver', () => {
    expect(drawn(planSeats(7))).toEqual(['D . 1', '2 3 4', '5 6 7']);
  });

  it('fills the bench at the back of a 14-seat minibus', () => {
    expect(drawn(planSeats(14, 'Bus'))).toEqual(['D . . 1', '2 3 . 4', '5 6 . 7', '8 9 . 10', '11 12 13 14']);
  });

  it('leaves room for the door of an 18-seat coach', () => {
    expect(drawn(planSeats(18, 'Coach Bus'))).toEqual([
      'D . . . .',
      '1 2 . 3 4',
      '5 6 . . d',
      '7 8 . 9 10',
      '11 12 . 13 14',
      '15 16 . 17 18',
    ]);
  });

  it('fills the bench and leaves room for the door of a 59-seat coach', () => {
    const plan = drawn(planSeats(59, 'Coach Bus'));
    expect(plan).toHaveLength(16);
    expect(plan.at(-1)).toBe('55 56 57 58 59');
    expect(plan.filter((row) => row.endsWith('d'))).toEqual(['25 26 . . d']);
  });

  it('seats twelve two and two in a small coach', () => {
    expect(drawn(planSeats(12, 'Coach Bus'))).toEqual([
      'D . . . d',
      '1 2 . 3 4',
      '5 6 . 7 8',
      '9 10 . 11 12',
    ]);
  });

  it.each(['Bus', 'Coach Bus', 'Van', 'Truck', undefined])(
    'seats everybody once, in order, in a %s of any size',
    (type) => {
      for (let count = 0; count <= 80; count += 1) {
        const plan = planSeats(count, type);
        const seats = plan.flat().filter((place) => typeof place === 'number');
        expect(seats).toEqual(Array.from({ length: count }, (_, index) => index));
        expect(plan.flat().filter((place) => place === 'driver')).toHaveLength(1);
        expect(new Set(plan.map((row) => row.length)).size).toBe(1);
      }
    },
  );
});

describe('walking the seats of an 18-seat coach', () => {
  const coach = planSeats(18, 'Coach Bus');
  it.each([
    ['right goes on into the next row', 4, 'ArrowRight', 5],
    ['left goes back into the row before', 5, 'ArrowLeft', 4],
    ['down stays in its column', 1, 'ArrowDown', 5],
    ['down past the door finds the nearest seat', 4, 'ArrowDown', 6],
    ['up from behind the door finds the nearest seat', 10, 'ArrowUp', 6],
    ['up in the front row stays', 2, 'ArrowUp', 2],
    ['down in the last row stays', 17, 'ArrowDown', 17],
    ['right of the last seat stays', 18, 'ArrowRight', 18],
    ['Home finds the first seat', 11, 'Home', 1],
    ['End finds the last seat', 11, 'End', 18],
  ])('%s', (_rule, from, key, to) => {
    expect(walk(coach, from - 1, key)).toBe(to - 1);
  });

  it('leaves other keys alone', () => {
    expect(walk(coach, 3, 'a')).toBeUndefined();
  });
});
