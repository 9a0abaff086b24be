import {
  KEPT_LABEL,
  type Kobo,
  type LuggageOrder,
  NO_SETTLEMENT_METHOD,
  TICKET_PAYMENT_METHODS,
  formatNaira,
  luggageText,
  partBack,
  withKept,
} from '@motorpark/domain';
import { ledgerTerminalOf } from '../access/rights';
import { type Transaction, sql } from '../../db';
import { recordGiveBack } from '../giveBack/recordGiveBack';
import { recordEdit, refuseWithoutReason } from '../history';
import type { PersonContext } from '../../request/call';
import { invalid } from '../../request/failure';
import { recordSettlement } from '../operation/ledger';
import { refuseExtraNonCash } from '../payment/refuseExtraNonCash';
import { refuseOverdrawn, refuseWithoutShift } from '../shift/refuseWithoutShift';
import { luggageBack } from './backFor';
import type { ChangeTerms } from './changeTermsOf';
import type { LockedTicket } from './lockTicket';
import { recordKept } from './settleEdit';

interface LuggageChange {
  ticket: LockedTicket;
  terms: ChangeTerms;
  /** Its luggage from now on, with what that costs in all. */
  order: LuggageOrder;
}

type By = Pick<PersonContext, 'person' | 'now' | 'ip' | 'requestId'>;

const lineOf = ({ ticket, order }: LuggageChange, { person, now }: Pick<By, 'person' | 'now'>) => ({
  subject: { noun: 'ticket', id: ticket.id } as const,
  kind: 'luggage' as const,
  words: [`Ticket ${ticket.number}: luggage`, luggageText(order)].filter(Boolean).join(', '),
  terminalId: ledgerTerminalOf(person) ?? ticket.soldAt.id,
  person,
  now,
});

/** Records a ticket's luggage, and collects or gives back what it costs more or less. The caller holds the ticket's lock and has checked the fee. */
export async function settleLuggage(tx: Transaction, change: LuggageChange, context: By): Promise<void> {
  const { ticket, order } = change;
  const { pieces, kg, fee } = order;
  const due = fee - (ticket.luggage?.fee ?? 0);
  if (due > 0) await collect(tx, change, due, context);
  const kept = due < 0 ? await returnPart(tx, change, -due, context) : 0;
  const isSome = pieces > 0;
  await tx.query(sql`
    update ticket set luggage_pieces = ${isSome ? pieces : null}, luggage_kg = ${isSome ? kg : null},
      luggage_kobo = ${isSome ? fee : null} where id = ${ticket.id}`);
  const paid = (kobo: Kobo = 0) => (kobo > 0 ? formatNaira(kobo) : '');
  await recordEdit(tx, {
    noun: 'ticket',
    id: ticket.id,
    fields: [
      { field: 'Luggage', from: luggageText(ticket.luggage), to: luggageText(order) },
      { field: 'Luggage fee', from: paid(ticket.luggage?.fee), to: paid(fee) },
      { field: KEPT_LABEL, from: '', to: paid(kept) },
    ],
    reason: order.reason || undefined,
    person: context.person,
    now: context.now,
  });
}

async function collect(tx: Transaction, change: LuggageChange, amount: Kobo, context: By): Promise<void> {
  const { ticket, order } = change;
  const method = TICKET_PAYMENT_METHODS.find((one) => one === order.paymentMethod);
  if (!method) throw invalid({ payment_method: NO_SETTLEMENT_METHOD });
  await refuseWithoutShift(tx, context);
  await refuseExtraNonCash(tx, { method, paid: ticket.amount }, (why) =>
    invalid({ payment_method: `${why} Please take it in cash.` }),
  );
  await recordSettlement(tx, { ...lineOf(change, context), method, amount });
}

/** Gives a part of what was paid back as it was paid, by the rule for a part of the price. Returns what the company keeps of it. */
async function returnPart(tx: Transaction, change: LuggageChange, part: Kobo, context: By): Promise<Kobo> {
  const { ticket, terms, order } = change;
  const rule = terms.giveBack('amount');
  if (rule.refused !== undefined) throw invalid({ pieces: rule.refused });
  refuseWithoutReason(order.reason);
  await refuseWithoutShift(tx, context);
  const line = lineOf(change, context);
  const { kept } = partBack(rule, part);
  const parts = withKept(await luggageBack(tx, ticket.id, part), kept);
  for (const { method, amount, kept: stays } of parts) {
    const act = {
      ...context,
      subject: line.subject,
      terminalId: line.terminalId,
      method,
      reason: order.reason,
    };
    await recordGiveBack(tx, { ...act, way: 'amount', amount: amount - stays, kept: stays });
    await recordSettlement(tx, { ...line, method, amount: -amount });
    await recordKept(tx, stays, { ...line, method, words: `${line.words}: kept by the company` });
  }
  await refuseOverdrawn(tx, line);
  return kept;
}
