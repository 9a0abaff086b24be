import { type Data, type WireTicketOverview, reschedulingWire } from '@motorpark/contract';
import {
  type Kobo,
  type Rescheduling,
  TICKET_PAYMENT_METHODS,
  concessionsIn,
  formatNaira,
  kindsIn,
  rescheduled,
  reschedulingSchema,
  seatsHeld,
  NO_SETTLEMENT_METHOD,
  WHOLE_PART,
  isWholePart,
  lostSeats,
  wrongSeatCount,
} from '@motorpark/domain';
import { mayDo } from '../../store/access/rights';
import { changeRulesOf } from '../../store/company/companyRow';
import { amountIn, listIn } from '../../request/fields';
import { valuesIn } from '../../request/form';
import type { PersonContext } from '../../request/call';
import { invalid, notFound, refused } from '../../request/failure';
import { once } from '../../request/once';
import { recordConcessions } from '../../store/giveBack/recordConcessions';
import { refuseExtraNonCash } from '../../store/payment/refuseExtraNonCash';
import { refuseWithoutShift } from '../../store/shift/refuseWithoutShift';
import { type SharedTrip, lockTripShared } from '../../store/trip/lockTripShared';
import { type ChangeTerms, changeTermsOf } from '../../store/ticket/changeTermsOf';
import { type LockedTicket, lockTicketAndTrips } from '../../store/ticket/lockTicket';
import { moveTicket } from '../../store/ticket/moveTicket';
import { soldMeanwhile } from '../../store/ticket/sellSeats';
import { NO_TRIP, refuseClosed, refuseMissingSeats, refuseUnlessOpen } from '../../store/ticket/ticketForm';
import { NO_TICKET, ticketOverview } from '../../store/ticket/ticketOverview';

const SAME_TRIP = 'The ticket is for this trip already. Other seats are chosen with Edit.';
const SAME_TRIP_UNSEATED = 'Seats on the same trip are given under Without a seat.';
const OTHER_ENDS = 'Only a super admin can move a ticket to another route. Choose a trip';
const FARE_SET_LATER =
  'The fare of this trip was set after the ticket was sold. Only a super admin can give money back for it.';

/** Moves a ticket to another departure by the company's terms, with the fee and the difference of fare. */
export function rescheduleTicket(context: PersonContext): Promise<Data<WireTicketOverview>> {
  const { person, now } = context;
  const sent = sentIn(context);
  return once(context, async (tx) => {
    const ticket = await lockTicketAndTrips(tx, context, sent.tripId);
    const from = await lockTripShared(tx, ticket.tripId, person);
    const terms = await changeTermsOf(tx, ticket.id, context);
    if (!from || !terms) throw notFound(NO_TICKET);
    const sale = { own: ticket.soldAt.id };
    const anyhow = mayDo(person, 'ticket.rescheduleAnyhow', sale);
    if (terms.reschedule.refused !== undefined) throw refused(terms.reschedule.refused);
    const to = await lockTripShared(tx, sent.tripId, person);
    if (!to) throw invalid({ trip_id: NO_TRIP });
    if (to.id === from.id) throw invalid({ trip_id: ticket.unseatedSeats ? SAME_TRIP_UNSEATED : SAME_TRIP });
    refuseOtherEnds(from, to, anyhow);
    refuseWrongSeatCount(sent, ticket, to);
    refuseUnlessOpen(to, now);
    const lost = lostSeats(sent.seats, to);
    if (lost.length > 0) throw soldMeanwhile(lost, to);
    refuseWrongFee(sent.fee, terms, anyhow);

    const rules = await changeRulesOf(tx);
    refuseClosed(to, rules.salesClose, context);
    const difference = terms.giveBack('reschedule');
    const { kinds, price, fares, amount, kept, due, isSettled } = rescheduled(ticket, {
      fare: to.amount,
      leaves: { from: from.travelDate, to: to.travelDate },
      rules,
      terms: { ...difference, givesBack: difference.refused === undefined },
      fee: sent.fee,
    });
    refuseWrongAmount(sent.amount, amount, ticket);
    const isDetour =
      amount < ticket.amount && to.fareSetBy !== null && (to.fareSetAt ?? '') >= ticket.bookedAt;
    if (isDetour && !mayDo(person, 'ticket.giveBackForLaterFare', sale)) {
      throw invalid({ amount: FARE_SET_LATER });
    }
    const method = TICKET_PAYMENT_METHODS.find((one) => one === sent.paymentMethod);
    if (isSettled && method === undefined) throw invalid({ payment_method: NO_SETTLEMENT_METHOD });
    if (isWholePart(sent.nonCash, due)) throw invalid({ non_cash: WHOLE_PART });
    if (isSettled) await refuseWithoutShift(tx, { person, now: context.now });
    if (method && due > 0) {
      await refuseExtraNonCash(tx, { method, paid: ticket.amount }, (why) =>
        invalid({ payment_method: `${why} Please take it in cash.` }),
      );
    }
    const was = concessionsIn(
      { ...ticket, kinds: kindsIn(seatsHeld(ticket), ticket) },
      Math.max(from.held, ticket.worth),
    );
    const is = concessionsIn({ ...fares, amount: price, kinds }, to.held);
    const off = {
      below: Math.max(0, is.below - was.below - Math.max(0, ticket.amount - price)),
      child: amount > ticket.amount ? Math.max(0, is.child - was.child) : 0,
      discount: 0,
    };
    await recordConcessions(tx, { ticketId: ticket.id, trip: to, values: ticket, off }, context);
    await moveTicket(
      tx,
      {
        ticket,
        kinds,
        from,
        to,
        seats: sent.seats,
        amount,
        fares: amount === price ? fares : { fare: undefined },
        fee: sent.fee,
        waived: terms.reschedule.fee - sent.fee,
        kept,
        isUsedAgain: terms.usedAgain.byMove,
        paid: { paymentMethod: method ?? ticket.paymentMethod, nonCash: sent.nonCash },
        reason: sent.reason,
      },
      context,
    );
    return { data: await ticketOverview(tx, ticket.id, person) };
  });
}

const sentIn = ({ input }: PersonContext): Rescheduling =>
  valuesIn(reschedulingWire, reschedulingSchema, {
    ...input,
    seat_number: listIn(input['seat_number']),
    amount: amountIn(input['amount']),
    fee: amountIn(input['fee']),
  });

/** Staff move a ticket between the same terminals only: a cheaper route would give most of its price back. */
function refuseOtherEnds(from: SharedTrip, to: SharedTrip, anyhow: boolean): void {
  const isSame = to.originId === from.originId && to.destinationId === from.destinationId;
  if (isSame || anyhow) return;
  throw invalid({ trip_id: `${OTHER_ENDS} from ${from.origin} to ${from.destination}.` });
}

function refuseWrongSeatCount({ seats }: Rescheduling, ticket: LockedTicket, to: SharedTrip): void {
  const wrongCount = wrongSeatCount(ticket, seats);
  if (wrongCount !== undefined) throw invalid({ seat_number: wrongCount });
  refuseMissingSeats(seats, to);
}

function refuseWrongFee(fee: Kobo, { reschedule }: ChangeTerms, anyhow: boolean): void {
  if (fee === reschedule.fee || (fee === 0 && anyhow)) return;
  throw invalid({
    fee:
      reschedule.fee === 0
        ? 'This ticket is rescheduled free of charge.'
        : `The fee for rescheduling this ticket is ${formatNaira(reschedule.fee)}.`,
  });
}

function refuseWrongAmount(sent: Kobo, amount: Kobo, ticket: LockedTicket): void {
  if (sent === amount) return;
  const { length } = seatsHeld(ticket);
  const seats = length === 1 ? 'The seat comes' : `The ${length} seats come`;
  throw invalid({ amount: `${seats} to ${formatNaira(amount)} on this trip.` });
}
