import { type Data, type WireShift, cashDropWire } from '@motorpark/contract';
import { cashDropSchema, searchText } from '@motorpark/domain';
import { newId, type Transaction, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { invalid, refused } from '../../request/failure';
import { valuesIn } from '../../request/form';
import { once } from '../../request/once';
import { worksAtAny } from '../../store/access/worksAtAny';
import { answerOf, lockShift } from '../../store/shift/lockShift';
import { refuseBeyondDrawer, takingCash } from '../../store/shift/takingCash';

/** Records cash taken out of the drawer, to the safe or the bank, and who received it. Runs once per retry key. */
export function dropCash(context: PersonContext): Promise<Data<WireShift>> {
  const { input, person, now } = context;
  const { amount, receivedBy, note } = valuesIn(cashDropWire, cashDropSchema, input);
  if (isSameName(receivedBy, person.name))
    throw invalid({ received_by: 'Enter who took the cash from you.' });
  const drop = async (tx: Transaction) => {
    const { id, status, terminal_id: terminalId } = await lockShift(tx, context);
    if (status !== 'Open') throw refused('This drawer is counted. Nothing can be dropped from it any more.');
    await refuseBeyondDrawer(tx, id, amount);
    await tx.query(sql`insert into cash_drop (id, shift_id, amount_kobo, note, at, receiver_name, receiver_id)
      values (${newId()}, ${id}, ${amount}, ${note || null}, ${now}, ${receivedBy}, (
        select min(id::text)::uuid from person
        where ${worksAtAny(sql`person`, sql`${[terminalId]}::uuid[]`)} and trim(search_text(name)) = trim(search_text(${receivedBy})) and id <> ${person.id} and not is_banned
        having count(*) = 1))`);
    return answerOf(tx, id, person);
  };
  return takingCash(context, () => once(context, drop));
}

const isSameName = (one: string, other: string) => searchText(one).trim() === searchText(other).trim();
