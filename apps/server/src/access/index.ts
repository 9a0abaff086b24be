import type { Capability } from '@motorpark/api/contract';
import { version } from '../../package.json';
import type { PersonHandlers, PublicHandlers } from '../http/call';
import { limitAttempts } from './attempts';
import { login } from './login';
import { endSession } from './session';

/** The extensions that work on this server; the app shows live what stands here and samples of what doesn't. */
const WORKING: readonly Capability[] = [
  'requests.body',
  'requests.idempotent',
  'session.logout',
  'admins.ban',
  'vehicles.write',
];

/** Handlers with a memory of their own of failed logins. */
export const publicAccessHandlers = () =>
  ({
    login: login(limitAttempts()),
    capabilities: async () => ({ data: { version, capabilities: [...WORKING] } }),
  }) satisfies PublicHandlers;

export const accessHandlers = {
  logout: async ({ db, person, now }) => {
    await endSession(db, person.tokenHash, now);
    return { data: null };
  },
} satisfies PersonHandlers;
