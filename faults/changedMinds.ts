import type { Unsent } from '../packages/api/src';
import { TOO_OLD } from '../packages/api/src/outbox/withOutbox';
import type { Random } from '../apps/server/src/demo/random';
import type { Desk, Tab } from './desk';

const TWO_MONTHS_MS = 60 * 24 * 3_600_000;

/** Why a discarded sale got no response. */
export type Unanswered =
  /** The tab was offline; another tab may be sending the sale. */
  | 'kept'
  /** The sale was sent, then the computer's clock jumped so far that the sale is too old to be sent again automatically. */
  | 'left';

interface Place {
  desk: Desk;
  /** The tab of the sale, and another tab of the same desk. */
  tab: Tab;
  beside: Tab;
  random: Random;
}

/** Discards a sale of which the clerk does not know whether the server has stored it. */
export async function discardUnanswered(key: string, how: Unanswered, { desk, tab, beside, random }: Place) {
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

/** Whether the server itself refused the sale, rather than the app because of its age. */
export const isRefused = ({ state, failure }: Unsent): boolean => state === 'refused' && failure !== TOO_OLD;

/** Discards, as their clerk would, the sales that the app considers too old. */
export async function discardTooOld({ store }: Desk, tab: Tab) {
  for (const { key, failure } of await store.all()) if (failure === TOO_OLD) await tab.discard(key);
}
