import type { Data, WireTicketOverview } from '@motorpark/contract';
import { concessionsIn, kindsIn, paymentParts } from '@motorpark/domain';
import { ledgerTerminalOf } from '../../store/access/rights';
import { releaseDue } from '../../store/allotment/releaseDue';
import { allotmentIn, spendAllotment, withoutOwnAllotment } from '../../store/allotment/spendAllotment';
import { spendDiscount } from '../../store/discount/discounts';
import { recordConcessions } from '../../store/giveBack/recordConcessions';
import { saleRulesOf } from '../../store/company/companyRow';
import type { PersonContext } from '../../request/call';
import { invalid } from '../../request/failure';
import { once } from '../../request/once';
import { recordSale } from '../../store/operation/ledger';
import { awaitPayment } from '../../store/payment/awaitPayment';
import { expireDue } from '../../store/expiry/expireDue';
import { refuseWithoutShift } from '../../store/shift/refuseWithoutShift';
import { lockTripShared, seatsTakenByOthers } from '../../store/trip/lockTripShared';
import { accompanimentOf, recordAccompaniment } from '../../store/ticket/accompaniment';
import { nameCompanions, setTravelerKind } from '../../store/ticket/companionColumns';
import { insertTicket } from '../../store/ticket/insertTicket';
import { priceOf } from '../../store/ticket/price';
import { sellSeats, soldMeanwhile } from '../../store/ticket/sellSeats';
import { ticketOverview } from '../../store/ticket/ticketOverview';
import {
  NO_TRIP,
  refuseClosed,
  refuseKinds,
  refuseMissingDetails,
  refuseMissingSeats,
  refuseUnlessOpen,
  ticketIn,
  withWhoSaw,
} from '../../store/ticket/ticketForm';

/** Sells a ticket: stores the ticket, its seats and its money in one transaction. Throws a failure that names the reason if it cannot be sold. */
export async function bookTicket(context: PersonContext): Promise<Data<WireTicketOverview>> {
  const form = ticketIn(context);
  const allotment = allotmentIn(context.input);
  const { db, person, now, due, madeInShift } = context;
  await expireDue(db, due);
  await releaseDue(db, due);
  return once(context, async (tx) => {
    const locked = await lockTripShared(tx, form.tripId, person);
    if (!locked) throw invalid({ trip_id: NO_TRIP });
    const { own, keptAt } = await spendAllotment(tx, {
      allotment,
      tripId: locked.id,
      seats: form.seats,
      person,
    });
    const trip = withoutOwnAllotment(locked, own);
    refuseUnlessOpen(trip, now);
    refuseMissingSeats(form.seats, trip);
    const sent = { madeInShift, keptAt: own.length === form.seats.length ? keptAt : undefined };
    await refuseWithoutShift(tx, { ...context, ...sent });
    const rules = await saleRulesOf(tx);
    // Seats that this counter reserved for an outage may be sold after closing, because they were sold in time during the outage.
    if (own.length < form.seats.length) refuseClosed(trip, rules.salesClose, context);
    refuseMissingDetails(form, rules.passengerDetails);
    refuseKinds(form, rules, trip);
    const discount = await spendDiscount(
      tx,
      form,
      { seats: rules.fareRule === 'per-ticket' ? 1 : form.seats.length, originId: trip.originId },
      context,
    );
    const { amount, ...fares } = priceOf(form, trip, rules, discount);

    const accompaniment = await accompanimentOf(tx, form, { ...rules, trip });
    const values = {
      ...form,
      ...accompaniment,
      discount: discount?.name,
      discountReason: discount && form.discountReason,
    };
    const ticket = await insertTicket(tx, { values, fares, trip, person, now });
    const missed = await sellSeats(tx, { ticketId: ticket.id, trip, seats: form.seats });
    if (missed.length > 0) {
      // Others may have bought the last free seats while this sale waited.
      const asOfNow = { ...trip, ...(await seatsTakenByOthers(tx, trip.id, ticket.id)) };
      refuseUnlessOpen(asOfNow, now);
      throw soldMeanwhile(missed, asOfNow);
    }
    await nameCompanions(tx, ticket.id, withWhoSaw(form.companions, person));
    if (form.travelerKind === 'child') await setTravelerKind(tx, ticket.id, form.travelerKind);
    const money = {
      subject: { noun: 'ticket', id: ticket.id },
      words: `Ticket ${ticket.number}`,
      terminalId: ledgerTerminalOf(person) ?? trip.originId,
      person,
      now,
      sent,
    } as const;
    const line = await recordSale(tx, money, paymentParts({ ...form, amount }));
    const off = concessionsIn({ ...fares, amount, kinds: kindsIn(form.seats, form) }, trip.held);
    await recordConcessions(tx, { ticketId: ticket.id, trip, values, off }, context);
    await recordAccompaniment(tx, ticket.id, accompaniment, context);
    await awaitPayment(tx, { line, method: form.paymentMethod, now });
    return { data: await ticketOverview(tx, ticket.id, person) };
  });
}
