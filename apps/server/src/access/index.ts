import type { Capability } from '@motorpark/api/contract';
import { version } from '../../package.json';
import type { PersonHandlers, PublicHandlers } from '../http/call';
import { limitAttempts } from './attempts';
import { login } from './login';
import { endSession } from './session';

/** Handlers with a memory of their own of failed logins. The extensions are told to anybody who asks. */
export const publicAccessHandlers = (working: readonly Capability[]) =>
  ({
    login: login(limitAttempts()),
    capabilities: async () => ({ data: { version, capabilities: [...working] } }),
  }) satisfies PublicHandlers;

export const accessHandlers = {
  logout: async ({ db, person, now }) => {
    await endSession(db, person.tokenHash, now);
    return { data: null };
  },
} satisfies PersonHandlers;
