import type { PersonHandlers } from '../../http/call';
import { changePasscode } from './changePasscode';
import { lock, unlock } from './lock';
import { getMe } from './me';
import { endOwnSession, getSessions } from './sessions';

/** What everybody does with their own login. */
export const ownHandlers = {
  getMe,
  lock,
  unlock,
  getSessions,
  endSession: endOwnSession,
  changePasscode,
} satisfies PersonHandlers;
