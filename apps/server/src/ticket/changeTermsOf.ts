import type { WireTicketTerms } from '@motorpark/contract';
import {
  type ChangeRules,
  type Changeable,
  type RefundTerms,
  type RescheduleTerms,
  hasLeft,
  lagosDay,
  mayAnywhere,
  nairaOnWire,
  refundTerms,
  rescheduleTerms,
} from '@motorpark/domain';
import type { Person } from '../access/person';
import { changeRulesOf } from '../company';
import { type Sql, columns, computed, sql } from '../db';
import { REFUNDABLE_UNTIL } from './head';

const ROW = columns(
  'ticket.status',
  'ticket.amount_kobo',
  'ticket.sold_terminal_id',
  'ticket.unseated_at',
  'terminal.name as sold_at',
  'trip.status as trip_status',
  'trip.departs_at',
  computed<{ refundable_until: string; did_not_come: boolean; is_unconfirmed: boolean }>({
    refundable_until: REFUNDABLE_UNTIL,
    did_not_come: sql`coalesce((select bool_and(no_show_at is not null) from passenger where ticket_id = ticket.id), false)`,
    is_unconfirmed: sql`exists (
      select from operation join awaited_payment on awaited_payment.id = operation.id
      where operation.ticket_id = ticket.id and outcome is null)`,
  }),
);

/** The terms on which a person may reschedule or refund a ticket now. */
export interface ChangeTerms {
  reschedule: RescheduleTerms & { givesBack: boolean };
  refund: RefundTerms;
}

/** Returns the terms of a ticket; undefined if it is not valid. */
export async function changeTermsOf(
  db: Sql,
  id: string,
  { person, now }: { person: Person; now: Date },
): Promise<ChangeTerms | undefined> {
  const [row] = await db.query(sql`
    select ${ROW} from ticket join trip on trip.id = ticket.trip_id join terminal on terminal.id = ticket.sold_terminal_id
    where ticket.id = ${id} and ticket.deleted_at is null`);
  if (!row) return undefined;
  const at = now.toISOString();
  const ticket: Changeable = {
    status: row.status,
    amount: row.amount_kobo,
    departsAt: row.departs_at,
    hasLeft: hasLeft({ status: row.trip_status, travelDate: row.departs_at }, lagosDay(at)),
    refundableUntil: row.refundable_until,
    didNotCome: row.did_not_come,
    isUnconfirmed: row.is_unconfirmed,
    isUnseated: row.unseated_at !== null,
  };
  const isOwn = person.terminal?.id === row.sold_terminal_id;
  return termsFor(ticket, await changeRulesOf(db), { at, person, isOwn, soldAt: row.sold_at });
}

interface Asking {
  at: string;
  person: Person;
  isOwn: boolean;
  soldAt: string;
}

function termsFor(
  ticket: Changeable,
  rules: ChangeRules,
  { at, person: { role }, isOwn, soldAt }: Asking,
): ChangeTerms {
  const reschedule = rescheduleTerms(ticket, rules, at);
  const refund = refundTerms(ticket, rules, at);
  const elsewhere = isOwn ? undefined : `Only staff of ${soldAt}, where it was sold, can refund this ticket.`;
  const givesBack = refund.refused === undefined && (isOwn || mayAnywhere('ticket.refund', role));
  return {
    reschedule: mayAnywhere('ticket.rescheduleAnyhow', role)
      ? { ...reschedule, refused: reschedule.impossible, givesBack }
      : { ...reschedule, refused: reschedule.impossible ?? reschedule.refused, givesBack },
    refund: mayAnywhere('ticket.refundAnyhow', role)
      ? { ...refund, refused: refund.impossible }
      : { ...refund, refused: refund.impossible ?? elsewhere ?? refund.refused },
  };
}

/** Returns the wire form of the terms. */
export const termsOnWire = ({ reschedule, refund }: ChangeTerms): WireTicketTerms => ({
  reschedule: {
    fee: nairaOnWire(reschedule.fee),
    gives_back: reschedule.givesBack,
    ...(reschedule.refused !== undefined && { refused: reschedule.refused }),
  },
  refund: {
    amount: nairaOnWire(refund.amount),
    kept: nairaOnWire(refund.kept),
    ...(refund.refused !== undefined && { refused: refund.refused }),
  },
});
