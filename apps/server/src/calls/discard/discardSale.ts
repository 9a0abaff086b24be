import { type Data, type WireDiscard, discardWire } from '@motorpark/contract';
import { type DiscardValues, discardSchema, momentComplaint, nairaOnWire } from '@motorpark/domain';
import { recordEvent } from '../../store/audit';
import { columns, newId, type Transaction, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { Failure, invalid, refused } from '../../request/failure';
import { valuesIn } from '../../request/form';
import { type FirstAnswer, once } from '../../request/once';

/**
 * Records that an unsent sale was discarded at its device. It is sent with the sale's retry key, which then books nothing any more. A sale that is already
 * booked stays, and the response names it.
 */
export function discardSale(context: PersonContext): Promise<Data<WireDiscard>> {
  if (context.retryKey === undefined) throw new Failure(422, { message: NO_KEY });
  const form = valuesIn(discardWire, discardSchema, context.input);
  refuseImplausible(form, context.now);
  return once(context, (tx) => store(tx, context, form), earlierResult);
}

const NO_KEY = 'The Idempotency-Key of the sale that is discarded is missing.';

/** Throws a 422 if the machine's clock cannot be right, which would put the discard into another day than its own. */
function refuseImplausible({ madeAt, discardedAt }: DiscardValues, now: Date) {
  const [made, discarded] = [momentComplaint(madeAt, now), momentComplaint(discardedAt, now)];
  if (made !== undefined) throw invalid({ made_at: made });
  if (discarded !== undefined) throw invalid({ discarded_at: discarded });
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
function earlierResult(first: FirstAnswer): Data<WireDiscard> {
  switch (first.call) {
    case 'discardSale':
      return first.answer;
    case 'bookTicket':
      return inTheBooks(first.answer.data.id, first.answer.data.ticket_id);
    case 'createWaybill':
      return inTheBooks(first.answer.data.id, first.answer.data.waybill_number);
    case 'createExpense':
      return inTheBooks(first.answer.data.id);
    default:
      throw refused('This was no sale.');
  }
}

const inTheBooks = (id: string, number = ''): Data<WireDiscard> => ({
  data: { outcome: 'In the books', id, number },
});
