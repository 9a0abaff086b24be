import type { Allotment } from '@motorpark/domain';
import { answering, data } from './answer';
import { put } from './call';
import { type WireOf, count, flag, instant, list, text } from './codec';
import { type FieldsOf, record } from './record';

/** Seats of a trip that the caller's login keeps for an outage. */
export const allotmentCodec = record({
  id: text,
  tripId: text,
  seats: list(count),
  sellsUntil: instant,
  /** Whether other counters need them; a client that is online then returns them. */
  isWanted: flag,
} satisfies FieldsOf<Allotment>);
export type WireAllotment = WireOf<typeof allotmentCodec>;

const allotmentsCodec = record({
  /** The server's time: used by machines whose clock is inaccurate. */
  now: instant,
  allotments: list(allotmentCodec),
});
export type WireAllotments = WireOf<typeof allotmentsCodec>;

export const allotmentExtensions = {
  /** Gives back the allotments that the machine no longer sells from, and returns all that its login keeps from now on. */
  takeAllotments: answering(
    data(allotmentsCodec),
    put<{ returned: string[] }>('/api/take_allotments', { does: 'ticket.keepSeats' }),
  ),
};
