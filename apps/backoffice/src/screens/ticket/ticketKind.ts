import { ticketCodec, useSession, useTicketStatus, now, today } from '@motorpark/api';
import {
  type Fact,
  TICKET_FIELDS,
  TICKET_STATUS_CHOICES,
  TICKET_TRANSITIONS,
  type Ticket,
  departureOf,
  fieldFacts,
  findTicket,
  formatDeparture,
  mayAct,
  nextStatuses,
  previousStatuses,
  terminalOf,
  mayStepTicket,
  whyTicketNotDeletable,
  ticketMoment,
  busText,
  boardingQuestion,
  lagosDay,
} from '@motorpark/domain';
import { href, ticketOverviewPath } from '../../paths';
import { type SoldKind, NEVER_DELETABLE } from '../../shared/sold/soldKind';
import { useStatusSteps } from '../../shared/history/useStatusSteps';
import { messages } from './messages';

/** The facts shown when a conflict is decided while a ticket is boarded or voided. */
const FACTS: readonly Fact<Ticket>[] = [
  { label: 'Status', of: ({ status }) => status },
  { label: 'Departure', of: ({ travelDate }) => travelDate && formatDeparture(travelDate) },
  { label: 'Vehicle', of: ({ vehicleNumber }) => busText(vehicleNumber) },
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
const CONFLICT_VIEW = {
  read: ticketCodec.read,
  facts: FACTS,
  nameOf: ({ number }: Ticket) => `Ticket ${number}`,
};

/** What the shared screens and dialogs of tickets and waybills need to know about tickets. */
export const TICKET: SoldKind<Ticket> = {
  one: 'ticket',
  receipt: 'customer',
  listOf: (area) => ({ href: href(area.tickets), label: messages.history }),
  overviewPath: ticketOverviewPath,
  find: findTicket,
  conflictView: CONFLICT_VIEW,
  customerOf: ({ travelerName }) => travelerName,
  paidOf: ({ amount, luggage }) => (amount === undefined ? undefined : amount + (luggage?.fee ?? 0)),
  feesOf: ({ fees }) => fees,
  words: messages,
  whyNotDeletable(ticket, { role }) {
    const moment = ticketMoment(ticket, departureOf(ticket), now());
    const isOwn = ticket.isOwn ?? false;
    if (mayAct('ticket.void', { role, isOwn, moment })) return undefined;
    return isOwn ? whyTicketNotDeletable(ticket, moment) : NEVER_DELETABLE;
  },
};

/** Whether a ticket waits for a bus of a later day, hours ahead: nobody boards it now. */
export const isBoardedLater = ({ status, travelDate = '' }: Ticket): boolean =>
  status === 'Scheduled' &&
  lagosDay(travelDate) > today() &&
  boardingQuestion({ travelDate, now: now() }) !== undefined;

/** The status steps of a ticket that the user may take now. */
export function useTicketSteps() {
  const session = useSession();
  const mayStep = (ticket: Ticket, to: string): boolean =>
    session !== undefined && mayStepTicket(ticket, to, { role: session.role, own: terminalOf(session) });
  return useStatusSteps<Ticket>({
    transitionsOf: (ticket) => ({
      ...TICKET_TRANSITIONS,
      [ticket.status ?? '']: nextStatuses(TICKET_TRANSITIONS, ticket.status ?? '').filter((to) =>
        mayStep(ticket, to),
      ),
    }),
    mayCorrect: (ticket) =>
      previousStatuses(TICKET_TRANSITIONS, ticket.status ?? '').every((to) => mayStep(ticket, to)),
    changing: useTicketStatus(),
    conflictView: CONFLICT_VIEW,
    choices: TICKET_STATUS_CHOICES,
  });
}
