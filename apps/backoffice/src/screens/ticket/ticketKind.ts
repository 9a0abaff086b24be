import { readTicket, useTicketStatus } from '@motorpark/api';
import {
  type Fact,
  TICKET_FIELDS,
  TICKET_TRANSITIONS,
  type Ticket,
  departureOf,
  fieldFacts,
  findTicket,
  formatDateTime,
  mayAct,
  ticketKept,
  ticketMoment,
} from '@motorpark/domain';
import { ticketOverviewPath } from '../../paths';
import { type CounterKind, NEVER_THEIRS } from '../../shared/counter/counterKind';
import { useStatusSteps } from '../../shared/history/useStatusSteps';
import { now } from '../../shared/today';
import { TICKETS, messages } from './messages';

/** What people decide by when they board a ticket or void it. */
const FACTS: readonly Fact<Ticket>[] = [
  { label: 'Status', of: ({ status }) => status },
  { label: 'Departure', of: ({ travelDate }) => travelDate && formatDateTime(travelDate) },
  { label: 'Vehicle', of: ({ vehicleNumber }) => vehicleNumber },
  ...fieldFacts(
    TICKET_FIELDS,
    'seats',
    'travelerName',
    'travelerPhone',
    'nextOfKinPhone',
    'paymentMethod',
    'amount',
  ),
];

/** How a ticket that somebody else has changed meanwhile is looked at. */
const LOOKS = { read: readTicket, facts: FACTS, nameOf: ({ number }: Ticket) => `Ticket ${number}` };

/** Tickets, as the counter deals with them. */
export const TICKET: CounterKind<Ticket> = {
  one: 'ticket',
  receipt: 'customer',
  list: TICKETS,
  overviewPath: ticketOverviewPath,
  find: findTicket,
  looks: LOOKS,
  whoOf: ({ travelerName }) => travelerName,
  words: messages,
  whyKept(ticket, { role }) {
    const moment = ticketMoment(ticket, departureOf(ticket), now());
    const isOwn = ticket.isOwn ?? false;
    if (mayAct('ticket.void', { role, isOwn, moment })) return undefined;
    return isOwn ? ticketKept(ticket, moment) : NEVER_THEIRS;
  },
};

const NO_TRANSITIONS: typeof TICKET_TRANSITIONS = {
  Scheduled: [],
  Boarded: [],
  Enroute: [],
  Completed: [],
};

/** The statuses that a ticket may take. */
export const useTicketSteps = (onChanged?: () => unknown) =>
  useStatusSteps({
    // Nobody travels with it until they have seats again.
    transitionsOf: ({ unseatedSince }) => (unseatedSince === undefined ? TICKET_TRANSITIONS : NO_TRANSITIONS),
    changing: useTicketStatus(),
    looks: LOOKS,
    notKept: () => messages.noStatuses,
    onChanged,
  });
