import { TOO_OLD } from '../apps/backoffice/src/shared/outbox/outbox';
import type { Unsent } from '../apps/backoffice/src/shared/outbox/sale';
import type { Random } from '../apps/server/src/db/demo/random';
import type { Desk, Tab } from './desk';

const TWO_MONTHS_MS = 60 * 24 * 3_600_000;

/** How a sale that is thrown away has not come to its answer. */
export type Unanswered =
  /** The tab had no network; another one may be sending it. */
  | 'kept'
  /** It left, and the machine's clock jumped until it is too old to be sent by itself. */
  | 'left';

interface Place {
  desk: Desk;
  /** Where it was sold, and the one beside. */
  tab: Tab;
  beside: Tab;
  random: Random;
}

/** A clerk throws away what they have just sold, of which nobody knows whether the server has it. */
export async function changeMind(key: string, how: Unanswered, { desk, tab, beside, random }: Place) {
  if (how === 'kept') {
    if (random.chance(0.5)) void beside.sendAll();
    await tab.discard(key);
    tab.setOffline(false);
    return;
  }
  const later = desk.openTab(TWO_MONTHS_MS);
  await later.sendAll();
  await discardTooOld(desk, later);
  await later.close();
}

/** Whether the server itself has said no to what is left. */
export const isRefused = ({ state, failure }: Unsent): boolean => state === 'refused' && failure !== TOO_OLD;

/** What the app calls too old is left to its clerk, who throws it away. */
export async function discardTooOld({ store }: Desk, tab: Tab) {
  for (const { key, failure } of await store.all()) if (failure === TOO_OLD) await tab.discard(key);
}
