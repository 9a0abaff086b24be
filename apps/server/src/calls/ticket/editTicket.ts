import type { Data, WireTicketOverview } from '@motorpark/contract';
import {
  COMPANIONS,
  KEPT_LABEL,
  type Kobo,
  type Moment,
  NO_REASON,
  type FareRule,
  TICKET_FIELDS,
  type TicketFields,
  type TicketValues,
  companionsIn,
  concessionsAdded,
  formatNaira,
  gainsKinds,
  isPaidOtherwise,
  kindsIn,
  mayAnywhere,
  namesOthers,
  outgrowsKind,
  ticketMoment,
  withoutTaken,
} from '@motorpark/domain';
import { ledgerTerminalOf, mayDo } from '../../store/access/rights';
import { withKeptPayment } from '../../store/payment/withKeptPayment';
import { type Transaction, sql } from '../../db';
import { recordConcessions } from '../../store/giveBack/recordConcessions';
import { recordGiveBack } from '../../store/giveBack/recordGiveBack';
import { refuseErased } from '../../store/erasure/refuseErased';
import { changesBetween } from '../../store/field';
import { type FieldChange, reasonIn, recordEdit } from '../../store/history';
import type { PersonContext } from '../../request/call';
import { invalid, notFound } from '../../request/failure';
import { type SharedTrip, lockTripShared } from '../../store/trip/lockTripShared';
import { changeTermsOf } from '../../store/ticket/changeTermsOf';
import { accompanimentOf } from '../../store/ticket/accompaniment';
import { nameCompanions, setTravelerKind } from '../../store/ticket/companionColumns';
import { type LockedTicket, lockTicketAndTrips } from '../../store/ticket/lockTicket';
import { NO_TICKET, ticketOverview } from '../../store/ticket/ticketOverview';
import { whyPassengerOnly } from '../../store/ticket/whyPassengerOnly';
import { type Price, priceAtOldFare } from '../../store/ticket/price';
import { saleRulesOf } from '../../store/company/companyRow';
import { sellSeats, soldMeanwhile } from '../../store/ticket/sellSeats';
import { type EditedMoney, keptOf, settleEdit } from '../../store/ticket/settleEdit';
import { termsOfEdit } from '../../store/ticket/termsOfEdit';
import { ticketColumns } from '../../store/ticket/ticketColumns';
import {
  refuseClosed,
  refuseKinds,
  refuseMissingDetails,
  refuseMissingSeats,
  refuseUnlessOpen,
  ticketIn,
  withWhoSaw,
} from '../../store/ticket/ticketForm';

const STAYS = 'A ticket is moved to another trip with Reschedule, from its overview or its row’s menu.';
const NO_SEAT =
  'The passengers of this ticket have lost their seats. Give them others under Without a seat first.';

interface Edit extends EditedMoney {
  trip: SharedTrip;
  fares: FareRule;
}

/**
 * Edits a ticket, which stays on its trip (docs/ticket.md#another-departure). Changed seats are freed and taken in one transaction, with the money if the price
 * changes. All changes are stored in the ticket's history.
 */
export async function editTicket(context: PersonContext): Promise<Data<WireTicketOverview>> {
  const sent = ticketIn(context);
  const { db, person, now, ip, requestId } = context;
  const reason = reasonIn(context.input);
  return db.transaction(async (tx) => {
    const ticket = await lockTicketAndTrips(tx, context);
    refuseErased('ticket', ticket.erasureId);
    if (ticket.unseatedSeats) throw invalid({ seat_number: NO_SEAT });
    if (sent.tripId !== ticket.tripId) throw invalid({ trip_id: STAYS });
    const trip = await lockTripShared(tx, ticket.tripId, person);
    if (!trip) throw notFound(NO_TICKET);
    const rules = await saleRulesOf(tx);
    const { fareRule: fares, passengerDetails, salesClose } = rules;
    refuseMissingDetails(sent, passengerDetails);
    const { discount, discountReason } = ticket;
    const kept = withKeptPayment(context.input, withKeptPassengers(sent, ticket), ticket);
    const companions = withWhoSaw(kept.companions, person, ticket.companions);
    const said = await accompanimentOf(tx, sent, { ...rules, trip, before: ticket });
    const form = { ...kept, ...said, companions, discount, discountReason };
    const edit: Edit = { ticket, form, trip, now, fares, person, reason, ip, requestId };
    refuseAfterBoarding(edit);
    if (gainsKinds(ticket, form) || outgrowsKind(ticket, form, rules, trip.travelDate))
      refuseKinds(form, rules, trip);
    if (movesSeats(edit)) refuseUnlessForSale(edit);
    if (form.seats.length > ticket.seats.length) refuseClosed(trip, salesClose, context);
    const price = editedPrice(edit);
    const terms = await changeTermsOf(tx, ticket.id, context);
    if (!terms) throw notFound(NO_TICKET);
    const { amount } = price;
    const money = termsOfEdit({ ...edit, terms, amount, isCorrected: isCorrected(edit) });
    const before = { ...ticket, kinds: kindsIn(ticket.seats, ticket) };
    // One fare for any number of seats: whoever travels at it takes nothing off.
    const kinds = fares === 'per-ticket' ? before.kinds : kindsIn(form.seats, form);
    const off = concessionsAdded(before, { ...price, kinds }, trip.held);
    await recordConcessions(tx, { ticketId: ticket.id, trip, values: form, off }, context);
    if (terms.usedAgain.byPerson && isPassedOn(edit)) {
      const terminalId = ledgerTerminalOf(person) ?? ticket.soldAt.id;
      const act = { way: 'person', subject: { noun: 'ticket', id: ticket.id }, amount: 0, kept: 0 } as const;
      await recordGiveBack(tx, { ...act, terminalId, reason, person, now, ip, requestId });
    }
    const settledEdit = await settleEdit(tx, { ...edit, form: { ...form, amount } }, money);
    await moveSeats(tx, settledEdit, price);
    await recordEdit(tx, {
      noun: 'ticket',
      id: ticket.id,
      fields: [...editedFields(settledEdit), ...keptField(keptOf(settledEdit, money.part))],
      reason: reason ?? (givesBack(edit) ? NO_REASON : undefined),
      person,
      now,
    });
    return { data: await ticketOverview(tx, ticket.id, person) };
  });
}

/** Core clients send no companions and no further details of the traveler; these stay as they are. */
const withKeptPassengers = (sent: TicketValues, ticket: LockedTicket): TicketValues =>
  sent.companions === undefined
    ? {
        ...sent,
        travelerAddress: ticket.travelerAddress,
        nextOfKinName: ticket.nextOfKinName,
        travelerKind: ticket.travelerKind,
        infants: ticket.infants,
        companions: companionsIn(sent.seats, ticket.companions ?? []),
      }
    : sent;

const changesCompanions = ({ ticket, form }: Edit): boolean =>
  COMPANIONS.show(form.companions ?? []) !== COMPANIONS.show(ticket.companions ?? []);

const namesIn = ({ travelerName, companions = [] }: TicketValues): string[] => [
  travelerName,
  ...companions.map(({ name }) => name),
];

/** Whether somebody else travels with the ticket from now on. */
const isPassedOn = ({ ticket, form }: Edit): boolean =>
  namesOthers(namesIn(ticket), namesIn(form), Math.max(0, ticket.seats.length - form.seats.length));

const momentOf = ({ ticket, trip, now }: Edit): Moment => ticketMoment(ticket, trip, now.toISOString());

/** Whether money that was taken is given back, or taken in another way. */
const givesBack = ({ form, ticket }: Edit): boolean =>
  form.amount < ticket.amount || isPaidOtherwise(ticket, form);

const movesSeats = ({ form, ticket }: Edit) => form.seats.join() !== ticket.seats.join();

/** Once the passenger has boarded or the bus has left, only the passenger's own details may be corrected. */
function refuseAfterBoarding(edit: Edit) {
  const { ticket, form, trip, now } = edit;
  const why = whyPassengerOnly(ticket, trip, now);
  if (why === undefined) return;
  if (movesSeats(edit)) throw invalid({ seat_number: why });
  if (isPaidOtherwise(ticket, form)) throw invalid({ payment_method: why });
  if (form.amount !== ticket.amount && !isCorrected(edit)) throw invalid({ amount: why });
}

/** The price at the fare the ticket was sold at, even if the trip's fare has changed. */
const editedPrice = (edit: Edit): Price =>
  isCorrected(edit)
    ? { amount: edit.form.amount, fare: undefined }
    : priceAtOldFare(edit.ticket, edit.form, { rule: edit.fares, fare: edit.trip.amount });

/** Whether the head office corrects the amount, with a reason, to any amount: managers once staff no longer can, super admins at any time. */
function isCorrected(edit: Edit): boolean {
  const { ticket, form, person } = edit;
  return (
    (momentOf(edit) !== 'open' ||
      (mayAnywhere('ticket.correct', person.role) && kindsOf(form) === kindsOf(ticket))) &&
    !movesSeats(edit) &&
    form.amount !== ticket.amount &&
    mayDo(person, 'ticket.correct', { own: ticket.soldAt.id })
  );
}

const kindsOf = (party: Edit['ticket'] | Edit['form']): string => kindsIn(party.seats, party).join();

/** Refuses seats that are not for sale; the ticket's own seats do not count as taken. */
function refuseUnlessForSale(edit: Edit) {
  const { ticket, form, trip, now } = edit;
  refuseMissingSeats(form.seats, trip);
  const taken = withoutTaken(trip.takenSeats, ticket.seats);
  refuseUnlessOpen({ ...trip, takenSeats: taken }, now);
  const lost = form.seats.filter((seat) => taken.includes(seat));
  if (lost.length > 0) throw soldMeanwhile(lost, trip);
}

async function moveSeats(tx: Transaction, edit: Edit, price: Price) {
  const { amount, fare, childFare, fullFare, fullChildFare } = price;
  const { ticket, form, trip } = edit;
  const seats = form.seats.length;
  // Of further seats, no more is on record than they were sold at now: a seat is worth what all of them are, divided.
  const further = fare === undefined ? 0 : Math.max(0, seats - ticket.seats.length);
  const sum = ticket.worth * (seats - further) + Math.max(fullFare ?? fare ?? 0, trip.held) * further;
  await tx.query(sql`delete from ticket_seat where ticket_id = ${ticket.id}`);
  await tx.query(sql`
    update ticket set ${ticketColumns.assigned({ ...form, amount })}, fare_kobo = ${fare ?? null},
      child_fare_kobo = ${childFare ?? null}, full_fare_kobo = ${fullFare ?? null},
      full_child_fare_kobo = ${fullChildFare ?? null}, worth_kobo = ${Math.ceil(sum / seats)},
      version = version + ${movesSeats(edit) || changesCompanions(edit) ? 1 : 0}
    where id = ${ticket.id}`);
  const missed = await sellSeats(tx, { ticketId: ticket.id, trip, seats: form.seats });
  if (missed.length > 0) throw soldMeanwhile(missed, trip);
  await nameCompanions(tx, ticket.id, form.companions ?? []);
  await setTravelerKind(tx, ticket.id, form.travelerKind);
}

/** What the company keeps of money that is given back by its rule. */
const keptField = (kept: Kobo): FieldChange[] =>
  kept > 0 ? [{ field: KEPT_LABEL, from: '', to: formatNaira(kept) }] : [];

const editedFields = ({ ticket, form }: Edit): FieldChange[] =>
  changesBetween<TicketFields, TicketValues>(TICKET_FIELDS, ticket, form);
