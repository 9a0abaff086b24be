import type { Capability } from '@motorpark/contract';
import { version } from '../../package.json';
import { recordEvent } from '../audit';
import type { PersonHandlers, PublicHandlers } from '../http/call';
import type { PostOffice } from '../mail';
import { login } from './login';
import { ownHandlers } from './own';
import { recoveryHandlers } from './recovery';
import { endSession } from './session';

/** The capabilities are public. Without a post office nobody can recover a password, and the call says so. */
export const publicAccessHandlers = (working: readonly Capability[], post: PostOffice | undefined) =>
  ({
    login,
    ...recoveryHandlers(post),
    capabilities: async () => ({ data: { version, capabilities: [...working] } }),
  }) satisfies PublicHandlers;

export const accessHandlers = {
  logout: async (context) => {
    const { db, person, now } = context;
    await db.transaction(async (tx) => {
      await endSession(tx, person.tokenHash, now);
      await recordEvent(tx, context, { kind: 'logout' });
    });
    return { data: null };
  },
  ...ownHandlers,
} satisfies PersonHandlers;
