import { type Data, type WireReturnable, returnAnswerWire, returnableCodec } from '@motorpark/contract';
import { returnAnswerSchema } from '@motorpark/domain';
import { type Sql, columns, computed, newId, sql } from '../../db';
import { isId } from '../../db/rows';
import type { PersonContext } from '../../request/call';
import { invalid, refused } from '../../request/failure';
import { valuesIn } from '../../request/form';
import { consentIn } from '../../store/access/consentIn';
import { UNPRINTED, recordEdit } from '../../store/history';
import { firstOfSale } from '../../store/transfer/received';
import { returnable } from '../../store/transfer/returnable';
import { settleTransfers } from '../../store/transfer/settleTransfers';
import { returnInWords, saleToReturn } from './returnTransfer';

/**
 * Says whether money that was recorded as sent back is on the bank's statement; once. What was not sent is free again. A second person says so: in their own session, or, with their PIN or
 * passcode, in that of whoever recorded it.
 */
export async function answerReturn(context: PersonContext): Promise<Data<WireReturnable[]>> {
  const { db, id, input, person, now } = context;
  const { outcome, reason } = valuesIn(returnAnswerWire, returnAnswerSchema, input);
  const sent = await findReturn(db, id);
  const sale = await saleToReturn(
    db,
    sent?.record ?? '',
    person,
    'This return of a transfer does not exist.',
  );
  const isOwn = sent?.person_id === person.id;
  const colleague = isOwn
    ? await consentIn(context, { action: 'payment.sendBack', terminal: sale.terminal })
    : undefined;
  if (!sent || (isOwn && !colleague))
    throw invalid({ witness: 'You recorded this: somebody else confirms it.' });
  const by = colleague?.witnessId ?? person.id;
  const record = sale.id;
  return db.transaction(async (tx) => {
    await colleague?.forgive(tx);
    await settleTransfers(tx, { record, now });
    const said = await tx.query(sql`
      insert into transfer_return_answer (id, return_id, returned_by, person_id, at, refusal)
      values (${newId()}, ${id}, ${sent.person_id}, ${by}, ${now}, ${outcome === 'Sent' ? null : reason})
      on conflict (return_id) do nothing returning id`);
    if (said.length === 0) throw refused('Somebody has said already whether this was sent.');
    const [who] = await tx.query(sql`select ${columns('person.name')} from person where id = ${by}`);
    const from = returnInWords(sent.amount_kobo, sent.reference);
    const fields = [{ field: UNPRINTED.sentBack, from, to: `${outcome}, says ${who?.name ?? ''}` }];
    await recordEdit(tx, { ...sale, fields, reason, person, now });
    const surplus = await settleTransfers(tx, { record, now });
    return { data: (await returnable(tx, record, surplus)).map(returnableCodec.write) };
  });
}

/** Finds a return, and the first record of its sale. */
async function findReturn(db: Sql, id: string) {
  const [sent] = isId(id)
    ? await db.query(sql`
        select ${columns(
          'transfer_return.amount_kobo',
          'transfer_return.reference',
          'transfer_return.person_id',
          computed<{ record: string }>({ record: firstOfSale(sql`coalesce(ticket_id, waybill_id)`) }),
        )} from transfer_return join provider_money on provider_money.id = money_id
          join transfer_account on transfer_account.id = account_id where transfer_return.id = ${id}`)
    : [];
  return sent;
}
