import { ticketTermsCodec } from '@motorpark/contract';
import {
  type GiveBackTerms,
  type RefundTerms,
  type RescheduleTerms,
  type TicketWay,
  type UsedTicket,
  giveBack,
  hasLeft,
  isSpent,
  partBack,
  rescheduleTerms,
  travelsAgain,
} from '@motorpark/domain';
import type { Person } from '../../request/person';
import { mayDo, worksAt } from '../access/rights';
import { changeRulesOf } from '../company/companyRow';
import { type Sql, columns, computed, sql } from '../../db';
import { FACTS_OF } from '../giveBack/facts';
import { partsPaid, wasCash } from '../operation/ledger';
import { nonCashOf } from '../payment/nonCashOf';
import { HAS_BOARDED, REFUNDABLE_UNTIL } from './sharedColumns';

const ROW = columns(
  'ticket.status',
  'ticket.amount_kobo',
  'ticket.luggage_kobo',
  'ticket.booked_at',
  'ticket.reschedules',
  'ticket.sold_terminal_id',
  'ticket.unseated_at',
  'terminal.name as sold_at',
  'trip.status as trip_status',
  'trip.departs_at',
  computed<{
    planned_at: string;
    refundable_until: string;
    did_not_come: boolean;
    has_boarded: boolean;
    is_unconfirmed: boolean;
  }>({
    planned_at: sql`coalesce(ticket.planned_at, trip.departs_at)`,
    refundable_until: REFUNDABLE_UNTIL,
    did_not_come: sql`coalesce((select bool_and(no_show_at is not null) from passenger where ticket_id = ticket.id), false)`,
    has_boarded: HAS_BOARDED,
    is_unconfirmed: sql`exists (
      select from operation join awaited_payment on awaited_payment.id = operation.id
      where operation.ticket_id = ticket.id and outcome is null)`,
  }),
);

/** The terms on which a person may change a ticket for another one, or give its money back, now. */
export interface ChangeTerms {
  reschedule: RescheduleTerms;
  refund: RefundTerms;
  giveBack: (way: TicketWay) => GiveBackTerms;
  /** Whether another departure, or another passenger, is recorded as a further use now (docs/money.md#used-again). */
  usedAgain: { byMove: boolean; byPerson: boolean };
}

/** Returns the terms of a ticket; undefined if it is not valid. */
export async function changeTermsOf(
  db: Sql,
  id: string,
  { person, now }: { person: Person; now: Date },
): Promise<ChangeTerms | undefined> {
  const [row] = await db.query(sql`
    select ${ROW}, ${computed<{
      was_cash: boolean;
      is_part_cash: boolean;
      took_seats: boolean;
      may_have_travelled: boolean;
    }>({
      was_cash: wasCash(id),
      is_part_cash: sql`${nonCashOf('ticket')} is not null`,
      may_have_travelled: sql`(${FACTS_OF.ticket(id, now).after_departure} or ${FACTS_OF.ticket(id, now).after_boarding})`,
      took_seats: sql`coalesce(unseated_by = ${person.id} or ${person.id} = any(seats_taken_by), false)`,
    })} from ticket join trip on trip.id = ticket.trip_id join terminal on terminal.id = ticket.sold_terminal_id
    where ticket.id = ${id} and ticket.deleted_at is null`);
  if (!row) return undefined;
  const at = now.toISOString();
  const ticket: UsedTicket = {
    status: row.status,
    amount: row.amount_kobo,
    bookedAt: row.booked_at,
    soldAt: row.sold_at,
    plannedAt: row.planned_at,
    hasLeft: hasLeft({ status: row.trip_status, travelDate: row.departs_at }, at),
    hasBoarded: row.has_boarded,
    mayHaveTravelled: row.may_have_travelled,
    isUnseatedByAsker: row.took_seats,
    refundableUntil: row.refundable_until,
    didNotCome: row.did_not_come,
    reschedules: row.reschedules ?? 0,
    isUnconfirmed: row.is_unconfirmed,
    isUnseated: row.unseated_at !== null,
    wasCash: row.was_cash,
    isPartCash: row.is_part_cash,
  };
  const rules = await changeRulesOf(db);
  const paidBy = await partsPaid(db, { noun: 'ticket', id });
  const isOwn = worksAt(person, row.sold_terminal_id);
  const termsOf = (way: TicketWay) => giveBack(way, ticket, { role: person.role, isOwn, rules, now: at });
  const refund = termsOf('refund');
  const reschedule = rescheduleTerms(ticket, rules, at);
  return {
    giveBack: termsOf,
    usedAgain: { byMove: travelsAgain(ticket), byPerson: isSpent(ticket, { rules, now: at }) },
    refund: {
      ...partBack(refund, row.amount_kobo + (row.luggage_kobo ?? 0)),
      paidBy,
      refused: refund.refused,
    },
    reschedule: {
      ...reschedule,
      refused: mayDo(person, 'ticket.rescheduleAnyhow', { own: row.sold_terminal_id })
        ? reschedule.impossible
        : (reschedule.impossible ?? reschedule.refused),
    },
  };
}

export function termsOnWire({ reschedule, refund, giveBack: termsOf }: ChangeTerms) {
  const { refused, keptPercent } = termsOf('reschedule');
  return ticketTermsCodec.write({
    reschedule: { ...reschedule, givesBack: refused === undefined, keptPercent },
    refund,
    delete: termsOf('delete'),
    seats: termsOf('seats'),
    method: termsOf('method'),
  });
}
