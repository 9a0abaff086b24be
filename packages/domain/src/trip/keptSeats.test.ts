import { describe, expect, it } from 'vitest';
import type { Allotment } from './allotment';
import {
  type KeptSeats,
  NOTHING_KEPT,
  afterResponse,
  returnable,
  tripsAtCounter,
  withReturned,
  withSpent,
} from './keptSeats';
import type { Trip } from './trip';

const NOW = '2026-11-21T09:00:00.000Z';
const allotment: Allotment = {
  id: 'a1',
  tripId: 't1',
  seats: [13, 14],
  sellsUntil: '2026-11-21T10:00:00.000Z',
  isWanted: false,
};
const kept: KeptSeats = { ...NOTHING_KEPT, allotments: [allotment] };
const sale = { key: 'k1', tripId: 't1', seats: [14] };

describe('What a machine knows of the seats that it keeps', () => {
  it('is what the server says', () => {
    const answer = { answer: [allotment], requested: NOTHING_KEPT, unsent: [] };
    expect(afterResponse(NOTHING_KEPT, answer)).toEqual(kept);
  });

  it('never takes up again what it is giving back, and returns it until the server no longer has it', () => {
    const gone = withReturned(kept, ['a1']);
    expect(gone).toMatchObject({ allotments: [], returning: ['a1'] });
    const again = afterResponse(gone, { answer: [allotment], requested: gone, unsent: [] });
    expect(again).toMatchObject({ allotments: [], returning: ['a1'] });
    expect(afterResponse(again, { answer: [], requested: again, unsent: [] })).toEqual(NOTHING_KEPT);
  });

  it('counts a seat as sold until the server has answered after the sale was over', () => {
    const sold = withSpent(kept, sale);
    const answer = [allotment];
    // It was sold while the response was on its way, or its sale is still being sent.
    expect(afterResponse(sold, { answer, requested: kept, unsent: [] }).spent).toEqual([sale]);
    expect(afterResponse(sold, { answer, requested: sold, unsent: [sale] }).spent).toEqual([sale]);
    expect(afterResponse(sold, { answer, requested: sold, unsent: [] }).spent).toEqual([]);
  });

  it('gives back what others need, unless something of it is being sold', () => {
    const wanted = { ...kept, allotments: [{ ...allotment, isWanted: true }] };
    expect(returnable(kept, [])).toEqual([]);
    expect(returnable(wanted, [])).toEqual(['a1']);
    expect(returnable(wanted, [sale])).toEqual([]);
    expect(returnable(withSpent(wanted, sale), [])).toEqual([]);
  });
});

describe('Trips at a counter', () => {
  const trip: Trip = {
    id: 't1',
    routeId: 'Awka - Lagos',
    origin: 'Awka',
    destination: 'Lagos',
    travelDate: '2026-11-21T11:00:00.000Z',
    amount: 1_850_000,
    vehicleType: 'Bus',
    vehicleNumber: 'ANB 482 XA',
    status: 'Scheduled',
    totalSeats: 14,
    takenSeats: [1, 11, 12, 13, 14],
    keptSeats: [11, 12, 13, 14],
  };
  const other = { ...trip, id: 't2' };
  const at = (known: Partial<Parameters<typeof tripsAtCounter>[1]>) =>
    tripsAtCounter([trip, other], {
      kept,
      unsent: [],
      isOffline: false,
      key: 'mine',
      now: NOW,
      ...known,
    }).map(({ takenSeats, keptSeats }) => ({ takenSeats, keptSeats }));
  const ALL = Array.from({ length: 14 }, (_, place) => place + 1);
  const but = (...seats: number[]) => ALL.filter((seat) => !seats.includes(seat));

  it('have its own kept seats free, and those of others taken', () => {
    expect(at({})).toEqual([
      { takenSeats: [1, 11, 12], keptSeats: [11, 12] },
      { takenSeats: [1, 11, 12, 13, 14], keptSeats: [11, 12, 13, 14] },
    ]);
  });

  it('have nothing but its own kept seats without a connection, and those only until their time', () => {
    expect(at({ isOffline: true }).map(({ takenSeats }) => takenSeats)).toEqual([but(13, 14), ALL]);
    expect(at({ isOffline: true, now: '2026-11-21T10:00:00.000Z' })[0]?.takenSeats).toEqual(ALL);
  });

  it('offer no seat twice: not one whose sale is on its way, nor one that was sold since the server told', () => {
    expect(at({ isOffline: true, unsent: [sale] })[0]?.takenSeats).toEqual(but(13));
    expect(at({ unsent: [{ ...sale, seats: [4] }] })[0]?.takenSeats).toEqual([1, 4, 11, 12]);
    expect(at({ isOffline: true, kept: withSpent(kept, sale) })[0]?.takenSeats).toEqual(but(13));
    // A retry of the same sale must not find its own seats taken.
    expect(at({ isOffline: true, unsent: [sale], key: 'k1' })[0]?.takenSeats).toEqual(but(13, 14));
  });
});
