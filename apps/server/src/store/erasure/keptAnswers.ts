import type { CallName } from '@motorpark/contract';
import { ERASED } from '@motorpark/domain';
import { type Sql, computed, sql } from '../../db';

/** Wire names of the fields of tickets and waybills that contain personal data. */
const PERSONAL: ReadonlySet<string> = new Set([
  'traveler_name',
  'traveler_number',
  'traveler_address',
  'next_of_kin_name',
  'next_of_kin_number',
  'next_of_kin_mobile_no',
  'dob',
  'companions',
  'infants',
  'sender_name',
  'sender_number',
  'sender_email',
  'sender_address',
  'receiver_name',
  'receiver_number',
]);

/** Returns a stored response without personal data. */
function withoutPeople(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(withoutPeople);
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [
      name,
      PERSONAL.has(name) ? (Array.isArray(value) ? [] : ERASED) : withoutPeople(value),
    ]),
  );
}

/** The calls that create tickets and waybills. Their retry keys are deleted long before the company's rule erases those records. */
export const SALES: readonly CallName[] = ['bookTicket', 'createWaybill'];

/** Erases personal data from the responses that retry keys store for these records, except those of some calls. */
export async function eraseKeptAnswers(
  tx: Sql,
  ids: readonly string[],
  except: readonly CallName[] = [],
): Promise<void> {
  const answers = await tx.query(sql`
    select ${computed<{ person_id: string; key: string; answer: unknown }>({
      person_id: sql`person_id`,
      key: sql`key`,
      answer: sql`answer`,
    })} from retry_key
    where answer is not null and call <> all(${[...except]}::text[])
      and answer -> 'data' ->> 'id' = any(${[...ids]}::text[])`);
  for (const { person_id: person, key, answer } of answers) {
    await tx.query(sql`
      update retry_key set answer = ${JSON.stringify(withoutPeople(answer))}::jsonb
      where person_id = ${person} and key = ${key}`);
  }
}
