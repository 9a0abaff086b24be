import {
  type GiveBackWay,
  type Kobo,
  type TicketPaymentMethod,
  giveBackEvent,
  nairaOnWire,
} from '@motorpark/domain';
import { recordEvent } from '../audit';
import { type Transaction, computed, newId, sql } from '../../db';
import type { Books } from '../operation/ledger';
import { FACTS_OF, type GiveBackFacts } from './facts';

export interface GiveBack {
  way: GiveBackWay;
  /** The record that the money was paid for; the trip, if it was cancelled or merged as a whole. */
  subject: { noun: 'ticket' | 'waybill' | 'trip'; id: string };
  /** In kobo, not negative: what leaves the drawer or the books. */
  amount: Kobo;
  /** In kobo: what the company keeps of the price. */
  kept: Kobo;
  method?: TicketPaymentMethod | undefined;
  /** How it was paid before, if the payment method changes. */
  formerMethod?: TicketPaymentMethod | undefined;
  reason?: string | undefined;
  /** Who gives it back; undefined if the company's rule does. */
  person: { id: string; name: string } | undefined;
  /** Id of the colleague who consented; undefined if nobody did. */
  witnessId?: string | undefined;
  /** Id of the terminal whose books the money leaves. */
  terminalId: string;
  now: Date;
  /** Address and id of the person's call; undefined if it was done in no call of theirs. */
  ip?: string | undefined;
  requestId?: string | undefined;
}

/**
 * Records that money was given back, in whatever way, with what held at that moment: whether a receipt was printed, somebody was boarded, the bus had left, and a
 * colleague consented (docs/money.md#given-back). Also records it in Activity. Call it once per act, in the transaction of the change, and before the record
 * gets another trip or loses its seats.
 */
export async function recordGiveBack(tx: Transaction, act: GiveBack): Promise<void> {
  const { way, subject, amount, kept, method, formerMethod, reason, person, witnessId, terminalId, now } =
    act;
  const { noun, id } = subject;
  const [found] = await tx.query(sql`select ${computed<GiveBackFacts>(FACTS_OF[noun](id, now))}`);
  if (!found) throw new TypeError('A query without a table has a row.');
  const { name, ...facts } = found;
  await tx.query(sql`
    insert into give_back (id, way, ticket_id, waybill_id, trip_id, amount_kobo, kept_kobo, method, former_method, reason,
      person_id, witness_id, terminal_id, at, after_printing, after_boarding, after_departure)
    values (${newId()}, ${way}, ${noun === 'ticket' ? id : null}, ${noun === 'waybill' ? id : null},
      ${noun === 'trip' ? id : null}, ${amount}, ${kept}, ${method ?? null}, ${formerMethod ?? null}, ${reason || null},
      ${person?.id ?? null}, ${witnessId ?? null}, ${terminalId}, ${now}, ${facts.after_printing}, ${facts.after_boarding},
      ${facts.after_departure})`);
  await recordEvent(
    tx,
    { now, ip: act.ip ?? '', requestId: act.requestId ?? '', ...(person && { person }) },
    {
      kind: giveBackEvent(way),
      target: { kind: noun, id, name },
      after: {
        amount: nairaOnWire(amount),
        ...(kept > 0 && { kept: nairaOnWire(kept) }),
        ...(method && { payment_method: method }),
        ...(formerMethod && { former_payment_method: formerMethod }),
        ...(reason && { reason }),
        ...Object.fromEntries(Object.entries(facts).filter(([, holds]) => holds)),
        ...(person && !witnessId && { without_a_colleague: true }),
      },
    },
  );
}

/** Records an act that took money out of the books of several terminals: once for each. What the company keeps is in the books of the act's own terminal. */
export async function recordGiveBackFrom(tx: Transaction, books: Books, act: Omit<GiveBack, 'amount'>) {
  if (books.size === 0) await recordGiveBack(tx, { ...act, amount: 0 });
  for (const [terminalId, amount] of books)
    await recordGiveBack(tx, {
      ...act,
      terminalId,
      amount,
      kept: terminalId === act.terminalId ? act.kept : 0,
    });
}
