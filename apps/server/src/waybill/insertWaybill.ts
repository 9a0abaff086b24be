import { randomInt } from 'node:crypto';
import { newWaybillNumber } from '@motorpark/domain';
import type { Person } from '../access/person';
import { type Sql, newId, sql } from '../db';
import type { Parcel } from './parcel';
import { waybillColumns } from './waybillColumns';

const RANGE = 2 ** 32;
const random = () => randomInt(RANGE) / RANGE;
/** With a million parcels taken in one number in 900 is taken already. */
const TRIES = 10;

/** Writes a new waybill, under a number that no other has. */
export async function insertWaybill(
  tx: Sql,
  { parcel, person, now }: { parcel: Parcel; person: Person; now: Date },
): Promise<{ id: string; number: string }> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const [waybill] = await tx.query<{ id: string; number: string }>(sql`
      insert into waybill (id, number, ${waybillColumns.inserted}, booked_by, booked_at)
      values (${newId()}, ${newWaybillNumber(random)}, ${waybillColumns.values(parcel)}, ${person.id}, ${now})
      on conflict (number) do nothing returning id, number`);
    if (waybill) return waybill;
  }
  throw new Error(`No free waybill number in ${TRIES} tries.`);
}
