import type { Role } from '../access';
import type { TicketStatus } from '../ticket';
import { mayAnywhere, mayAt } from './rights';

/** The trip's own status that each step of a ticket needs, and the messages while it is not reached. */
const AFTER_TRIP: Partial<Record<string, { statuses: readonly string[]; message: string }>> = {
  Enroute: {
    statuses: ['En-route', 'Completed'],
    message: 'The bus has not left yet. Set its trip to En-route first.',
  },
  Completed: {
    statuses: ['Completed'],
    message: 'The bus has not arrived yet. Set its trip to Completed first.',
  },
} satisfies Partial<Record<TicketStatus, object>>;

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
  if (mayAnywhere('trip.board', role)) return undefined;
  const isBoarding = to === 'Scheduled' || (from === 'Scheduled' && to === 'Boarded');
  if (isBoarding && !mayAt('trip.board', role, leavesHere ? 'own terminal' : 'other end'))
    return {
      because: 'place',
      message: 'Only staff of the terminal that the trip leaves from board its passengers.',
    };
  if (from === 'Completed') return undefined;
  const after = AFTER_TRIP[to];
  if (after === undefined || tripStatus === undefined || after.statuses.includes(tripStatus))
    return undefined;
  return { because: 'trip', message: after.message };
}
