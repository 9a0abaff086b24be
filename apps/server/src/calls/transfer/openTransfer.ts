import { type Data, type WireTransfer, transferCodec } from '@motorpark/contract';
import type { PersonAction } from '@motorpark/domain';
import { ProviderFailure } from '../../payments/provider';
import { columns, computed, newId, sql } from '../../db';
import { isId } from '../../db/rows';
import type { PersonContext } from '../../request/call';
import { notFound, refused } from '../../request/failure';
import { atOwnTerminal } from '../../store/access/rights';
import { expireDue } from '../../store/expiry/expireDue';
import { receivedFor } from '../../store/transfer/received';
import { transferOf } from '../../store/transfer/transferOf';

export const NO_SALE = 'This ticket or waybill does not exist.';
export const NOTHING_AWAITED = 'No transfer is awaited for this any more.';
/** How long before its sale expires an account is closed for the customer: what comes until then is found in time. */
const MARGIN_MS = 60_000;

const NO_PROVIDER = 'No payment provider is set up. Confirm the transfer by hand.';

/**
 * Asks the payment provider for an account number for what a sale still awaits by transfer; a number that still holds for that amount is returned again. The request is stored before it is sent,
 * so that its money is found even if the answer is lost. Nothing is locked meanwhile.
 */
export async function openTransfer(context: PersonContext): Promise<Data<WireTransfer>> {
  const { db, id, person, provider, now, due } = context;
  await expireDue(db, due);
  const sale = await saleOf(context, 'payment.ask');
  if (!provider) throw refused(NO_PROVIDER);
  const { due: amount } = await receivedFor(db, id);
  if (sale.until === null || amount === 0) throw refused(NOTHING_AWAITED);
  const known = await transferOf(db, id);
  if (known?.amount === amount && Date.parse(known.until) > now.getTime())
    return { data: transferCodec.write(known) };
  const account = newId();
  const payment = {
    reference: account,
    amount,
    payer: sale.payer,
    description: sale.description,
    until: new Date(Date.parse(sale.until) - MARGIN_MS),
  };
  await db.query(sql`
    insert into transfer_account (id, ticket_id, waybill_id, provider, amount_kobo, asked_by, asked_at, until, ask_at)
    values (${account}, ${sale.ticket_id}, ${sale.waybill_id}, ${provider.name}, ${amount}, ${person.id}, ${now}, ${payment.until}, ${now})`);
  const given = await provider.openTransfer(payment).catch((error: unknown) => {
    if (!(error instanceof ProviderFailure)) throw error;
    throw refused(
      `${provider.name} gives no account number now. Take the transfer to the company’s account, and confirm it by hand.`,
    );
  });
  const until = given.until < payment.until ? given.until : payment.until;
  await db.query(sql`
    update transfer_account set bank = ${given.bank}, number = ${given.number}, name = ${given.name}, until = ${until}
    where id = ${account}`);
  const opened = await transferOf(db, id);
  if (!opened) throw notFound(NO_SALE);
  return { data: transferCodec.write(opened) };
}

/** Returns the account number of a ticket or waybill with what has come so far; null if it has none. */
export async function getTransfer(context: PersonContext): Promise<Data<WireTransfer | null>> {
  await saleOf(context, 'payment.see');
  const known = await transferOf(context.db, context.id);
  return { data: known ? transferCodec.write(known) : null };
}

/** Returns what a ticket or waybill still awaits by transfer. Throws a 404 if the person has nothing to do with it. */
export async function saleOf({ db, id, person }: PersonContext, action: PersonAction) {
  const [sale] = isId(id)
    ? await db.query(sql`
        select ${columns(
          'operation.ticket_id',
          'operation.waybill_id',
          'operation.description',
          computed<{ payer: string; until: string | null }>({
            payer: sql`coalesce(ticket.traveler_name, waybill.sender_name)`,
            until: sql`case when outcome is null and operation.method = 'Bank Transfer' then expires_at end`,
          }),
        )}
        from operation left join awaited_payment on awaited_payment.id = operation.id left join ticket on ticket.id = ticket_id left join waybill on waybill.id = waybill_id
        where (ticket_id = ${id} or waybill_id = ${id}) and ${atOwnTerminal(person, action, sql`operation.terminal_id`)}
        order by (awaited_payment.id is not null and outcome is null) desc, operation.at, operation.id limit 1`)
    : [];
  if (!sale) throw notFound(NO_SALE);
  return sale;
}
