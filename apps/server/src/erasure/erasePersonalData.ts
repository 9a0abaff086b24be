import type { Data, WireErased, WirePersonalData } from '@motorpark/contract';
import { PHONE_EXAMPLE, readPhone } from '@motorpark/domain';
import { recordEvent } from '../audit/recordEvent';
import { type Sql, computed, sql } from '../db';
import type { PersonContext } from '../http/call';
import { invalid } from '../http/failure';
import type { Payload } from '../http/payload';
import { erase } from './erase';
import { withoutPeople } from './keptAnswers';
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
    const { records, hasMore } = await personalRecords(tx, phone, now);
    if (records.length === 0) throw invalid({ phone: 'No ticket and no waybill has this phone.' });
    const obstacle = records.find((one) => one.obstacle !== '');
    if (obstacle) {
      const { noun, number } = obstacle;
      throw invalid({ phone: `${noun === 'ticket' ? 'Ticket' : 'Waybill'} ${number}: ${obstacle.obstacle}` });
    }
    const idsOf = (noun: string) => records.filter((one) => one.noun === noun).map(({ id }) => id);
    const [tickets, waybills] = [idsOf('ticket'), idsOf('waybill')];
    await erase(tx, { tickets, waybills, person, now });
    await eraseKeptAnswers(tx, [...tickets, ...waybills]);
    const count = { tickets: tickets.length, waybills: waybills.length };
    await recordEvent(tx, context, { kind: 'erased', after: count });
    return { data: { ...count, has_more: hasMore } };
  });
}

function phoneIn(input: Payload): string {
  const phone = typeof input['phone'] === 'string' ? readPhone(input['phone']) : undefined;
  if (phone === undefined) throw invalid({ phone: PHONE_EXAMPLE });
  return phone;
}

/** Retry keys store the responses of sales, which contain personal data too. */
async function eraseKeptAnswers(tx: Sql, ids: readonly string[]): Promise<void> {
  const answers = await tx.query(sql`
    select ${computed<{ person_id: string; key: string; answer: unknown }>({
      person_id: sql`person_id`,
      key: sql`key`,
      answer: sql`answer`,
    })} from retry_key
    where answer is not null and answer -> 'data' ->> 'id' = any(${[...ids]}::text[])`);
  for (const { person_id: person, key, answer } of answers) {
    await tx.query(sql`
      update retry_key set answer = ${JSON.stringify(withoutPeople(answer))}::jsonb
      where person_id = ${person} and key = ${key}`);
  }
}
