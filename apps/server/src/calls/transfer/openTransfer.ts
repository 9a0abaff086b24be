import { type Data, type WireTransfer, transferCodec } from '@motorpark/contract';
import {
  type Kobo,
  type PersonAction,
  type PosTerminal,
  type ProviderMethod,
  posTerminalOf,
} from '@motorpark/domain';
import { type PaymentProvider, ProviderFailure } from '../../payments/provider';
import { type Sql, columns, computed, newId, sql } from '../../db';
import { isId } from '../../db/rows';
import type { PersonContext } from '../../request/call';
import { notFound, refused } from '../../request/failure';
import { atOwnTerminal } from '../../store/access/rights';
import { expireDue } from '../../store/expiry/expireDue';
import { isForSale, receivedFor } from '../../store/transfer/received';
import { transferOf } from '../../store/transfer/transferOf';

export const NO_SALE = 'This ticket or waybill does not exist.';
export const NOTHING_AWAITED = 'No payment is awaited for this any more.';
/** How long before its sale expires an account is closed for the customer: what comes until then is found in time. */
const MARGIN_MS = 60_000;

const NO_PROVIDER = 'No payment provider is set up. Confirm the transfer by hand.';

/**
 * Asks the payment provider for an account number for what a sale still awaits by transfer; a number that still holds for that amount is returned again. The request is stored before it is sent,
 * so that its money is found even if the answer is lost. Nothing is locked meanwhile. What is awaited by POS is sent to the POS terminal of the counter (`sendToTerminal`).
 */
export async function openTransfer(context: PersonContext): Promise<Data<WireTransfer | null>> {
  const { db, id, provider, now, due } = context;
  await expireDue(db, due);
  const sale = await saleOf(context, 'payment.ask');
  if (!provider) throw refused(NO_PROVIDER);
  const { due: amount } = await receivedFor(db, id, sale.method);
  if (sale.until === null || amount === 0) throw refused(NOTHING_AWAITED);
  const asked = { sale, amount, until: new Date(Date.parse(sale.until) - MARGIN_MS) };
  if (sale.method === 'POS') {
    const terminal = await posTerminalAt(context, sale.terminal_id);
    if (!terminal) return { data: null };
    await sendToTerminal(context, provider, terminal, asked);
    return { data: await openedFor(db, id) };
  }
  const known = await transferOf(db, id);
  if (known?.method === sale.method && known.amount === amount && Date.parse(known.until) > now.getTime())
    return { data: transferCodec.write(known) };
  const account = await insertAccount(context, provider, asked);
  const { payer, description } = sale;
  const payment = { reference: account, amount, payer, description, until: asked.until };
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
  return { data: await openedFor(db, id) };
}

async function openedFor(db: Sql, id: string): Promise<WireTransfer> {
  const opened = await transferOf(db, id);
  if (!opened) throw notFound(NO_SALE);
  return transferCodec.write(opened);
}

/** What a provider is asked for. */
interface Asked {
  sale: Awaited<ReturnType<typeof saleOf>>;
  amount: Kobo;
  until: Date;
}

/** Stores what a provider is asked for; returns our reference. A request to a POS terminal is asked about once the provider has named it. */
async function insertAccount(
  { db, person, now }: PersonContext,
  provider: PaymentProvider,
  { sale, amount, until }: Asked,
): Promise<string> {
  const account = newId();
  await db.query(sql`
    insert into transfer_account (id, ticket_id, waybill_id, provider, method, amount_kobo, asked_by, asked_at, until, ask_at)
    values (${account}, ${sale.ticket_id}, ${sale.waybill_id}, ${provider.name}, ${sale.method}, ${amount}, ${person.id}, ${now}, ${until},
      ${sale.method === 'POS' ? null : now})`);
  return account;
}

/** Returns the POS terminal beside the counter of the session, of those of the terminal that sold; undefined without any. */
async function posTerminalAt(
  { db, person, provider }: PersonContext,
  terminalId: string | null,
): Promise<PosTerminal | undefined> {
  if (!provider?.sendToTerminal) return undefined;
  const [at] = await db.query(sql`
    select ${columns('terminal.pos_terminals')}, ${computed<{ counter: string }>({ counter: sql`coalesce(counter.name, '')` })}
    from terminal left join counter_session on session_id = ${person.sessionId}
      left join counter on counter.id = counter_session.counter_id and counter.terminal_id = terminal.id
    where terminal.id = ${terminalId}`);
  return at && posTerminalOf(at.pos_terminals ?? '', at.counter);
}

/** Sends an amount to a POS terminal. A request for the same amount is sent again, so that nobody pays twice. Throws a 422 if the POS terminal does not take it. */
async function sendToTerminal(
  context: PersonContext,
  provider: PaymentProvider,
  { id: terminal, counter }: PosTerminal,
  asked: Asked,
): Promise<void> {
  const { db, id, now } = context;
  const { amount, sale } = asked;
  const [before] = await db.query(sql`
    select ${columns('transfer_account.id', 'transfer_account.request')} from transfer_account
    where ${isForSale(id, 'POS')} and provider = ${provider.name} and amount_kobo = ${amount} and until > ${now} and request is not null
      and not exists (select from provider_money where account_id = transfer_account.id)
    order by asked_at desc, id desc limit 1`);
  const account = before?.id ?? (await insertAccount(context, provider, asked));
  const payment = {
    reference: account,
    amount,
    description: sale.description,
    terminal,
    request: before?.request ?? undefined,
  };
  const failure = await provider
    .sendToTerminal?.(payment, (request) =>
      db.query(sql`update transfer_account set request = ${request}, ask_at = ${now} where id = ${account}`),
    )
    .catch((error: unknown) => {
      if (error instanceof ProviderFailure) return error;
      throw error;
    });
  // Without a clear answer the POS terminal may have been asked.
  if (!failure || failure.reason === 'unreachable' || failure.reason === 'unreadable')
    await db.query(sql`
      update transfer_account set bank = '', number = ${terminal}, name = ${counter} where id = ${account} and request is not null`);
  if (failure)
    throw refused(
      `${provider.name} did not reach the POS terminal of ${counter}. See that it is on and free, and send it again. Or take the card payment without it: a colleague confirms it.`,
    );
}

/** Returns the account number of a ticket or waybill, or its request to a POS terminal, with what has come so far; null if it has none. */
export async function getTransfer(context: PersonContext): Promise<Data<WireTransfer | null>> {
  await saleOf(context, 'payment.see');
  const known = await transferOf(context.db, context.id);
  return { data: known ? transferCodec.write(known) : null };
}

/** Returns what a ticket or waybill still awaits by transfer or POS. Throws a 404 if the person has nothing to do with it. */
export async function saleOf({ db, id, person }: PersonContext, action: PersonAction) {
  const [sale] = isId(id)
    ? await db.query(sql`
        select ${columns(
          'operation.ticket_id',
          'operation.waybill_id',
          'operation.terminal_id',
          'operation.description',
          computed<{ payer: string; until: string | null; method: ProviderMethod }>({
            payer: sql`coalesce(ticket.traveler_name, waybill.sender_name)`,
            until: sql`case when outcome is null then expires_at end`,
            method: sql`case when operation.method = 'POS' then 'POS' else 'Bank Transfer' end`,
          }),
        )}
        from operation left join awaited_payment on awaited_payment.id = operation.id left join ticket on ticket.id = ticket_id left join waybill on waybill.id = waybill_id
        where (ticket_id = ${id} or waybill_id = ${id}) and ${atOwnTerminal(person, action, sql`operation.terminal_id`)}
        order by (awaited_payment.id is not null and outcome is null) desc, operation.at, operation.id limit 1`)
    : [];
  if (!sale) throw notFound(NO_SALE);
  return sale;
}
