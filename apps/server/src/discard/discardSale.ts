import { type Data, type WireDiscard, discardWire } from '@motorpark/contract';
import { type DiscardValues, discardSchema, nairaOnWire } from '@motorpark/domain';
import { recordEvent } from '../audit';
import { columns, newId, type Transaction, sql } from '../db';
import type { PersonContext } from '../http/call';
import { refused } from '../http/failure';
import { valuesIn } from '../http/form';
import { type FirstAnswer, once } from '../http/once';

/**
 * Records that an unsent sale was discarded at its device. It is sent with the sale's retry key, which then books nothing any more. A sale that is already
 * booked stays, and the response names it.
 */
export function discardSale(context: PersonContext): Promise<Data<WireDiscard>> {
  const form = valuesIn(discardWire, discardSchema, context.input);
  return once(context, (tx) => store(tx, context, form), earlierResult);
}

async function store(
  tx: Transaction,
  context: PersonContext,
  form: DiscardValues,
): Promise<Data<WireDiscard>> {
  const { person, now } = context;
  const { kind, name, details, amount, method, slips, refusal, reason } = form;
  const shift = await shiftOf(tx, context);
  const id = newId();
  await tx.query(sql`
    insert into discarded_sale (id, person_id, terminal_id, shift_id, counter, kind, details, amount_kobo, method, slips, refusal,
      reason, made_at, discarded_at, at)
    values (${id}, ${person.id}, ${shift?.terminal_id ?? person.terminal?.id ?? null}, ${shift?.id ?? null},
      ${shift?.counter ?? form.counter}, ${kind}, ${details}, ${amount}, ${method}, ${slips}, ${refusal}, ${reason},
      ${form.madeAt}, ${form.discardedAt}, ${now})`);
  if (name !== '') await tx.query(sql`insert into discarded_name (discard_id, name) values (${id}, ${name})`);
  await recordEvent(tx, context, {
    kind: 'sale_discarded',
    after: { entry: kind.toLowerCase(), amount: nairaOnWire(amount), slips, reason },
  });
  return { data: { outcome: 'Discarded', id: '', number: '' } };
}

/** Returns the shift in which the sale was made if the device names one of the person's; otherwise their open shift. */
async function shiftOf(tx: Transaction, { person, madeInShift }: PersonContext) {
  const [shift] = await tx.query(sql`
    select ${columns('shift.id', 'shift.terminal_id', 'shift.counter')} from shift
    where person_id = ${person.id} and (id = ${madeInShift ?? null}::uuid or counted_at is null)
    order by id = ${madeInShift ?? null}::uuid desc nulls last limit 1`);
  return shift;
}

/** Returns the result of the earlier use of the retry key: the sale was already discarded, or booked. */
function earlierResult({ call, answer }: FirstAnswer): Data<WireDiscard> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the response of an earlier `discardSale`
  if (call === 'discardSale') return answer as Data<WireDiscard>;
  const data = typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : undefined;
  const { id, ticket_number: ticket, waybill_number: waybill } = fieldsOf(data);
  if (typeof id !== 'string') throw refused('This was no sale.');
  const number = [ticket, waybill].find((one) => typeof one === 'string') ?? '';
  return { data: { outcome: 'In the books', id, number } };
}

const fieldsOf = (data: unknown): Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null ? { ...data } : {};
