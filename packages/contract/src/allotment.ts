import { put } from './call';
import type { Data } from './wire';

/** Seats of a trip that the caller's login keeps for an outage. */
export interface WireAllotment {
  id: string;
  trip_id: string;
  seats: number[];
  /** Until when they are sold without a connection, an instant. */
  sells_until: string;
  /** Whether others need them: who has a connection gives them back. */
  is_wanted: boolean;
}

export interface WireAllotments {
  /** The server's time, an instant: what a machine whose clock is off goes by. */
  now: string;
  allotments: WireAllotment[];
}

export const allotmentExtensions = {
  /** Gives back what the machine does not sell from any more, and answers all that its login keeps from now on. */
  takeAllotments: put<{ returned: string[] }, Data<WireAllotments>>('/api/take_allotments', {
    does: 'ticket.keepSeats',
    capability: 'tickets.allotments',
  }),
};
