import { releaseKeptBy } from '../../store/allotment/releaseDue';
import { VERSION } from '../../files/product';
import { recordEvent } from '../../store/audit';
import { cachedCompany } from '../../store/company/cachedCompany';
import type { PersonHandlers, PublicHandlers } from '../../request/call';
import type { PostOffice } from '../../mail';
import { login } from './login';
import { ownHandlers } from './own';
import { pinHandlers } from './pin';
import { recoveryHandlers } from './recovery';
import { secondFactorHandlers } from './secondFactor';
import { endSession } from '../../store/access/session';

/**
 * Handlers of the calls that need no login, including the capabilities and the company's name. Without a post office, passwords cannot be recovered, and the
 * calls fail with a message that says so.
 */
export function publicAccessHandlers(post: PostOffice | undefined) {
  const known = cachedCompany();
  return {
    login,
    ...recoveryHandlers(post),
    async capabilities({ db, provider }) {
      const { fareRule, name, shortName, logo } = await known(db);
      return {
        data: {
          version: VERSION,
          capabilities: [
            'requests.body',
            'requests.idempotent',
            ...(fareRule === 'per-seat' ? (['fares.per_seat'] as const) : []),
            ...(provider ? (['transfers'] as const) : []),
            ...(provider?.sendToTerminal ? (['pos_terminals'] as const) : []),
          ],
          company: { company_name: name, short_name: shortName, logo: logo ?? '' },
        },
      };
    },
  } satisfies PublicHandlers;
}

export const accessHandlers = {
  logout: async (context) => {
    const { db, person, now } = context;
    await db.transaction(async (tx) => {
      await endSession(tx, person.tokenHash, now);
      await releaseKeptBy(tx, person.sessionId);
      await recordEvent(tx, context, { kind: 'logout' });
    });
    return { data: null };
  },
  ...ownHandlers,
  ...secondFactorHandlers,
  ...pinHandlers,
} satisfies PersonHandlers;
