import type { Data, WireErased, WirePersonalData, WirePersonalRecord } from '@motorpark/contract';
import { PHONE_EXAMPLE, readPhone } from '@motorpark/domain';
import { recordEvent } from '../../store/audit/recordEvent';
import { type Sql, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { invalid } from '../../request/failure';
import type { Payload } from '../../request/payload';
import { erase } from '../../store/erasure/erase';
import { eraseKeptAnswers } from '../../store/erasure/keptAnswers';
import { personalRecords } from './personalRecords';

/** Returns the tickets and waybills that contain a phone number. */
export async function findPersonalData({ db, input, now }: PersonContext): Promise<Data<WirePersonalData>> {
  const phone = phoneIn(input);
  const { records, hasMore } = await personalRecords(db, phone, now);
  return { data: { phone, records, has_more: hasMore } };
}

/**
 * Erases the personal data of everybody on those records, because afterwards nobody could tell which of the people was erased. Erases all records found, or
 * none: throws a 422 that names records of future trips or with unconfirmed payments.
 */
export async function erasePersonalData(context: PersonContext): Promise<Data<WireErased>> {
  const { db, input, person, now } = context;
  const phone = phoneIn(input);
  return db.transaction(async (tx) => {
    const { records, hasMore } = await lockedRecords(tx, phone, now);
    if (records.length === 0) throw invalid({ phone: 'No ticket and no waybill has this phone.' });
    const obstacle = records.find((one) => one.obstacle !== '');
    if (obstacle) {
      const { noun, number } = obstacle;
      throw invalid({ phone: `${noun === 'ticket' ? 'Ticket' : 'Waybill'} ${number}: ${obstacle.obstacle}` });
    }
    const { tickets, waybills } = idsOf(records);
    await erase(tx, { tickets, waybills, person, now });
    await eraseKeptAnswers(tx, [...tickets, ...waybills]);
    const count = { tickets: tickets.length, waybills: waybills.length };
    await recordEvent(tx, context, { kind: 'erased', after: count });
    return { data: { ...count, has_more: hasMore } };
  });
}

/**
 * Locks the records that contain a phone number and returns them as they are then. Until its lock is held, a record may change: a parcel is no longer picked up,
 * or a ticket is moved to a later trip.
 */
async function lockedRecords(tx: Sql, phone: string, now: Date): ReturnType<typeof personalRecords> {
  const locked = new Set<string>();
  for (;;) {
    const found = await personalRecords(tx, phone, now);
    const missing = found.records.filter(({ id }) => !locked.has(id));
    if (missing.length === 0) return found;
    const { tickets, waybills } = idsOf(missing);
    await tx.query(sql`select from ticket where id = any(${tickets}::uuid[]) order by id for update`);
    await tx.query(sql`select from waybill where id = any(${waybills}::uuid[]) order by id for update`);
    for (const { id } of missing) locked.add(id);
  }
}

function idsOf(records: readonly WirePersonalRecord[]) {
  const of = (noun: string) => records.filter((one) => one.noun === noun).map(({ id }) => id);
  return { tickets: of('ticket'), waybills: of('waybill') };
}

function phoneIn(input: Payload): string {
  const phone = typeof input['phone'] === 'string' ? readPhone(input['phone']) : undefined;
  if (phone === undefined) throw invalid({ phone: PHONE_EXAMPLE });
  return phone;
}
