import { type OwnTerminal, type Role, isOwnTerminal } from '../access';
import { decides, mayAt } from '../rights';
import { type Ticket, type TicketStatus, isMissed } from '../ticket';

/** The later steps of a ticket, with the status that its trip needs and the message while it has not come that far. */
const AFTER_TRIP: readonly {
  from: TicketStatus;
  to: TicketStatus;
  trip: readonly string[];
  message: string;
}[] = [
  {
    from: 'Boarded',
    to: 'Enroute',
    trip: ['En-route', 'Completed'],
    message: 'The bus has not left yet. Set its trip to En-route first.',
  },
  {
    from: 'Enroute',
    to: 'Completed',
    trip: ['Completed'],
    message: 'The bus has not arrived yet. Set its trip to Completed first.',
  },
];

/** The steps that board passengers, and take that back. */
const isBoarding = (from: string, to: string): boolean =>
  (from === 'Scheduled' && to === 'Boarded') || (from === 'Boarded' && to === 'Scheduled');

interface TicketStep {
  from: string;
  to: string;
  role: Role;
  /** Whether the ticket's trip leaves from the user's own terminal. */
  leavesHere: boolean;
  /** The status of the ticket's trip; undefined if it is not known. */
  tripStatus: string | undefined;
}

/** Why a user may not take a step: `place` if their terminal never may, `trip` as long as the trip has not come that far. */
export interface StepObstacle {
  because: 'place' | 'trip';
  message: string;
}

/**
 * Returns why a user may not set a ticket's status: passengers board where the trip leaves, and the later steps follow the trip's own. The head office may at
 * any time. Steps back from the later statuses have no such obstacle.
 */
export function ticketStepObstacle({
  from,
  to,
  role,
  leavesHere,
  tripStatus,
}: TicketStep): StepObstacle | undefined {
  if (decides('trip.board', role, leavesHere)) return undefined;
  if (isBoarding(from, to) && !mayAt('trip.board', role, leavesHere ? 'own terminal' : 'other end'))
    return {
      because: 'place',
      message: 'Only staff of the terminal that the trip leaves from board its passengers.',
    };
  const after = AFTER_TRIP.find((step) => step.from === from && step.to === to);
  if (!after || tripStatus === undefined || after.trip.includes(tripStatus)) return undefined;
  return { because: 'trip', message: after.message };
}

/** Whether a user may set this status of a ticket now. One whose passengers have lost their seats has none until they have others, and one that nobody came with has none. */
export const mayStepTicket = (
  {
    status = '',
    originId,
    origin = '',
    tripStatus,
    unseatedSince,
    ...ticket
  }: Pick<Ticket, 'status' | 'originId' | 'origin' | 'tripStatus' | 'unseatedSince' | 'noShows' | 'seats'>,
  to: string,
  { role, own }: { role: Role; own: OwnTerminal },
): boolean =>
  unseatedSince === undefined &&
  !isMissed(ticket) &&
  ticketStepObstacle({
    from: status,
    to,
    role,
    leavesHere: isOwnTerminal(own, { id: originId, name: origin }),
    tripStatus,
  }) === undefined;
