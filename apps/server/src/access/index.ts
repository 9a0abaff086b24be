import type { Capability } from '@motorpark/api/contract';
import { version } from '../../package.json';
import type { PersonHandlers, PublicHandlers } from '../http/call';
import type { PostOffice } from '../mail';
import { limitLogins, login } from './login';
import { recoveryHandlers } from './recovery';
import { endSession } from './session';

/**
 * Handlers with a memory of their own of failed logins. The extensions are told to anybody who asks. Without a post office nobody can
 * recover a password, and everybody who asks is told.
 */
export function publicAccessHandlers(working: readonly Capability[], post: PostOffice | undefined) {
  const logins = limitLogins();
  return {
    login: login(logins),
    ...recoveryHandlers(post, logins.ofPerson),
    capabilities: async () => ({ data: { version, capabilities: [...working] } }),
  } satisfies PublicHandlers;
}

export const accessHandlers = {
  logout: async ({ db, person, now }) => {
    await endSession(db, person.tokenHash, now);
    return { data: null };
  },
} satisfies PersonHandlers;
