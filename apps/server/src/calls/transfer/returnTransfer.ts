import { type Data, type WireReturnable, returnableCodec, transferReturnWire } from '@motorpark/contract';
import { type Kobo, type TransferReturn, formatNaira, transferReturnSchema } from '@motorpark/domain';
import { type Sql, type Transaction, columns, computed, newId, sql } from '../../db';
import { isId } from '../../db/rows';
import type { PersonContext } from '../../request/call';
import { invalid, notFound } from '../../request/failure';
import { valuesIn } from '../../request/form';
import { once } from '../../request/once';
import type { Person } from '../../request/person';
import { atOwnTerminal } from '../../store/access/rights';
import { UNPRINTED, recordEdit } from '../../store/history';
import { referenceKey } from '../../store/payment/referenceKey';
import { IS_SENT } from '../../store/transfer/received';
import { returnable } from '../../store/transfer/returnable';
import { settleTransfers } from '../../store/transfer/settleTransfers';

/** Returns the transfers that came for a sale, and what can be sent back of each. */
export async function getReturnable({ db, id, person }: PersonContext): Promise<Data<WireReturnable[]>> {
  const sale = await saleToReturn(db, id, person);
  const [surplus] = await db.query(
    sql`select ${columns('transfer_surplus.amount_kobo')} from transfer_surplus where record_id = ${sale.id}`,
  );
  return { data: (await returnable(db, sale.id, surplus?.amount_kobo ?? 0)).map(returnableCodec.write) };
}

/**
 * Records that money which pays for nothing was sent back from the bank, to the account it came from: at most the surplus of the sale, and what came with that transfer. It pays for nothing from
 * then on, and is looked at until a second person has confirmed it. Whoever does so for the same sale at the same moment waits. With a retry key exactly once.
 */
export async function returnTransfer(context: PersonContext): Promise<Data<WireReturnable[]>> {
  const { db, id, input, person, now } = context;
  const form = valuesIn(transferReturnWire, transferReturnSchema, input);
  const sale = await saleToReturn(db, id, person);
  const record = sale.id;
  return once(context, async (tx) => {
    const { transfer, amount, account, reference } = form;
    await refuseOdd(tx, form, await returnable(tx, record, await settleTransfers(tx, { record, now })));
    await tx.query(sql`
      insert into transfer_return (id, money_id, amount_kobo, account, reference, person_id, at)
      values (${newId()}, ${transfer}, ${amount}, ${account}, ${reference}, ${person.id}, ${now})`);
    const fields = [{ field: UNPRINTED.sentBack, from: '', to: returnInWords(amount, reference) }];
    await recordEdit(tx, { ...sale, fields, person, now });
    const surplus = await settleTransfers(tx, { record, now });
    return { data: (await returnable(tx, record, surplus)).map(returnableCodec.write) };
  });
}

export const returnInWords = (amount: Kobo, reference: string): string =>
  `${formatNaira(amount)}, ${reference}`;

/** The first ticket or the waybill of a sale, and the terminal in whose books it is. */
interface Sale {
  noun: 'ticket' | 'waybill';
  id: string;
  terminal: string;
}

/** Returns a sale by one of its records, if the person may send back what came for it. Throws a 404 otherwise. */
export async function saleToReturn(
  db: Sql,
  id: string,
  person: Person,
  missing = 'This ticket or waybill does not exist.',
): Promise<Sale> {
  const [line] = isId(id)
    ? await db.query(sql`
        select ${columns('operation.terminal_id as terminal')}, ${computed<Pick<Sale, 'noun' | 'id'>>({
          noun: sql`case when ticket_id is null then 'waybill' else 'ticket' end`,
          id: sql`coalesce(ticket_id, waybill_id)`,
        })} from operation where (ticket_id = ${id} or waybill_id = ${id})
          and ${atOwnTerminal(person, 'payment.sendBack', sql`operation.terminal_id`)} order by at, operation.id limit 1`)
    : [];
  if (!line) throw notFound(missing);
  return line;
}

const FULL_ACCOUNT = /^\d{10}$/;

/** Throws a 422 unless the amount is there, it goes to the account it came from as far as that is known, and no other return has its reference. */
async function refuseOdd(
  tx: Transaction,
  { transfer, amount, account, reference }: TransferReturn,
  transfers: Awaited<ReturnType<typeof returnable>>,
): Promise<void> {
  const came = transfers.find(({ id }) => id === transfer);
  if (!came) throw invalid({ transfer: 'Choose the transfer that is sent back.' });
  if (amount > came.most)
    throw invalid({ amount: `Of this transfer ${formatNaira(came.most)} is to be given back.` });
  const from = came.sender_account;
  if (FULL_ACCOUNT.test(from) && !account.replaceAll(/\s/g, '').includes(from))
    throw invalid({ account: `It goes back to the account it came from: ${came.sender}.` });
  const key = referenceKey(sql`${reference}::text`);
  // Whoever records another return with the same reference at the same moment waits.
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  const [used] = await tx.query(sql`
    select ${columns('transfer_return.amount_kobo', 'person.name')} from transfer_return join person on person.id = person_id
    where ${referenceKey(sql`transfer_return.reference`)} = ${key} and ${IS_SENT} limit 1`);
  if (used)
    throw invalid({
      reference: `This reference was used already: ${formatNaira(used.amount_kobo)} sent back by ${used.name}.`,
    });
}
