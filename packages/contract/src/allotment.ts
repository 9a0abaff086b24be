import { put } from './call';
import type { Data } from './wire';

/** Seats of a trip that the caller's login keeps for an outage. */
export interface WireAllotment {
  id: string;
  trip_id: string;
  seats: number[];
  /** Until when they may be sold offline, an instant. */
  sells_until: string;
  /** Whether other counters need them; a client that is online then returns them. */
  is_wanted: boolean;
}

export interface WireAllotments {
  /** The server's time, an instant: used by machines whose clock is inaccurate. */
  now: string;
  allotments: WireAllotment[];
}

export const allotmentExtensions = {
  /** Gives back the allotments that the machine no longer sells from, and returns all that its login keeps from now on. */
  takeAllotments: put<{ returned: string[] }, Data<WireAllotments>>('/api/take_allotments', {
    does: 'ticket.keepSeats',
  }),
};
