import { type CallName, type CodecField, ticketCodec, waybillCodec, wireNameOf } from '@motorpark/contract';
import { type Fields, TICKET_FIELDS, WAYBILL_FIELDS, erasedValue } from '@motorpark/domain';
import { type Sql, computed, sql } from '../../db';

/** What an erasure leaves of the personal fields of tickets and waybills, by their names in responses. */
const ERASED_BY_NAME = new Map([
  ...erasedIn(TICKET_FIELDS, ticketCodec.fields),
  ...erasedIn(WAYBILL_FIELDS, waybillCodec.fields),
]);

function erasedIn<F extends Fields>(fields: F, sent: { readonly [K in keyof F]: CodecField }) {
  return Object.entries(fields).flatMap(([name, field]): [string, string][] =>
    field.isPersonal ? [[sent[name]?.as ?? wireNameOf(name), erasedValue(field) ?? '']] : [],
  );
}

/** Returns a stored response without personal data. */
function withoutPeople(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(withoutPeople);
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => {
      const erased = ERASED_BY_NAME.get(name);
      if (erased === undefined) return [name, withoutPeople(value)];
      return [name, Array.isArray(value) ? [] : erased];
    }),
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
