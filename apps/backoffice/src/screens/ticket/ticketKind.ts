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
  whyTicketNotDeletable,
  ticketMoment,
} from '@motorpark/domain';
import { ticketOverviewPath } from '../../paths';
import { type CounterKind, NEVER_DELETABLE } from '../../shared/counter/counterKind';
import { useStatusSteps } from '../../shared/history/useStatusSteps';
import { now } from '../../shared/today';
import { TICKETS, messages } from './messages';

/** The facts shown when a conflict is decided while a ticket is boarded or voided. */
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

/** How the conflict dialog reads and shows a ticket that somebody else has changed. */
const CONFLICT_VIEW = { read: readTicket, facts: FACTS, nameOf: ({ number }: Ticket) => `Ticket ${number}` };

/** What the shared screens and dialogs of tickets and waybills need to know about tickets. */
export const TICKET: CounterKind<Ticket> = {
  one: 'ticket',
  receipt: 'customer',
  list: TICKETS,
  overviewPath: ticketOverviewPath,
  find: findTicket,
  conflictView: CONFLICT_VIEW,
  customerOf: ({ travelerName }) => travelerName,
  feesOf: ({ fees }) => fees,
  words: messages,
  whyNotDeletable(ticket, { role }) {
    const moment = ticketMoment(ticket, departureOf(ticket), now());
    const isOwn = ticket.isOwn ?? false;
    if (mayAct('ticket.void', { role, isOwn, moment })) return undefined;
    return isOwn ? whyTicketNotDeletable(ticket, moment) : NEVER_DELETABLE;
  },
};

const NO_TRANSITIONS: typeof TICKET_TRANSITIONS = {
  Scheduled: [],
  Boarded: [],
  Enroute: [],
  Completed: [],
};

/** The status steps of a ticket. */
export const useTicketSteps = (onChanged?: () => unknown) =>
  useStatusSteps({
    // An unseated ticket has no next status until it has seats again.
    transitionsOf: ({ unseatedSince }) => (unseatedSince === undefined ? TICKET_TRANSITIONS : NO_TRANSITIONS),
    changing: useTicketStatus(),
    conflictView: CONFLICT_VIEW,
    notKept: () => messages.noStatuses,
    onChanged,
  });
