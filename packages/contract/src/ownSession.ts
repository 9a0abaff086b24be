import { answering, data } from './answer';
import { del, get } from './call';
import { type ReadOf, type WireOf, flag, instant, list, text } from './codec';
import { record } from './record';
import type { Nothing } from './wire';

const ownSessionCodec = record({
  id: text,
  userAgent: text,
  /** The IP address of its last call. */
  ip: text,
  createdAt: instant,
  lastSeenAt: instant,
  isLocked: flag,
  /** Whether it is the session of this request. */
  isThis: flag,
});
export type OwnSession = ReadOf<typeof ownSessionCodec>;
export type WireSession = WireOf<typeof ownSessionCodec>;

export const ownSessionExtensions = {
  getSessions: answering(
    data(list(ownSessionCodec)),
    get<Nothing>('/api/get_sessions', { does: 'session.see' }),
  ),
  /** Ends one of the caller's sessions and returns the remaining ones. */
  endSession: answering(
    data(list(ownSessionCodec)),
    del<Nothing>('/api/end_session/{id}', { does: 'session.end' }),
  ),
};
