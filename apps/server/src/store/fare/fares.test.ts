import { expect, it } from 'vitest';
import { newId, sql } from '../../db';
import { inTheOffice } from '../../testing/office';
import { faresOn } from './fares';

interface Held {
  from: string;
  until?: string;
  type?: string;
  fare: number;
}

const USUAL: Held = { from: '2026-01-01', fare: 18_000_00 };
const RAISED: Held = { from: '2026-11-01', fare: 19_000_00 };
const COACH: Held = { from: '2026-01-01', type: 'Coach Bus', fare: 21_000_00 };
const CHRISTMAS: Held = { from: '2026-12-15', until: '2027-01-05', fare: 25_000_00 };
const COACH_AT_CHRISTMAS: Held = { ...CHRISTMAS, type: 'Coach Bus', fare: 30_000_00 };
const EVE: Held = { from: '2026-12-24', until: '2026-12-24', fare: 28_000_00 };
const FARES = [USUAL, RAISED, COACH, CHRISTMAS, EVE];

inTheOffice('The fare that holds for a departure', (office) => {
  const holding = async (fares: readonly Held[], vehicleType: string, day: string) => {
    const { db, company } = office();
    const routeKey = company.awkaToLagos;
    await db.query(sql`delete from fare where route_id = ${routeKey}`);
    for (const { from, until, type, fare } of fares)
      await db.query(sql`insert into fare (id, route_id, vehicle_type, from_day, until_day, fare_kobo)
        values (${newId()}, ${routeKey}, ${type ?? null}, ${from}, ${until ?? null}, ${fare})`);
    return (await faresOn(db, { routeKey, vehicleType, days: [day] })).get(day);
  };

  it.each<[string, readonly Held[], string, string, Held | undefined]>([
    ['is none before the first one', FARES, 'Bus', '2025-12-31', undefined],
    ['is the usual one', FARES, 'Bus', '2026-10-31', USUAL],
    ['is the usual one that began last', FARES, 'Bus', '2026-11-01', RAISED],
    ['is the one for its vehicle type', FARES, 'Coach Bus', '2026-11-01', COACH],
    ['is that of the period, from its first day', FARES, 'Bus', '2026-12-15', CHRISTMAS],
    ['is that of the period up to its last day', FARES, 'Bus', '2027-01-05', CHRISTMAS],
    ['is the usual one after it', FARES, 'Bus', '2027-01-06', RAISED],
    [
      'is that of the period for a vehicle type without one, too',
      FARES,
      'Coach Bus',
      '2026-12-20',
      CHRISTMAS,
    ],
    ['is that of the period that begins later', FARES, 'Bus', '2026-12-24', EVE],
    [
      'is that of the period for its vehicle type',
      [COACH_AT_CHRISTMAS, ...FARES],
      'Coach Bus',
      '2026-12-24',
      COACH_AT_CHRISTMAS,
    ],
  ])('%s', async (_sentence, fares, type, day, held) => {
    expect(await holding(fares, type, day)).toBe(held?.fare);
    expect(await holding(fares.toReversed(), type, day)).toBe(held?.fare);
  });
});
