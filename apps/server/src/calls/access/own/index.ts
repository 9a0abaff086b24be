import type { PersonHandlers } from '../../../request/call';
import { changePasscode } from './changePasscode';
import { lock, unlock } from './lock';
import { getMe } from '../../../store/access/me';
import { getOutboxKey } from './outboxKey';
import { endOwnSession, getSessions } from './sessions';

/** Handlers of the calls that every person makes for their own login. */
export const ownHandlers = {
  getMe,
  getOutboxKey,
  lock,
  unlock,
  getSessions,
  endSession: endOwnSession,
  changePasscode,
} satisfies PersonHandlers;
