import { setTimeout as wait } from 'node:timers/promises';
import { configureApi, saveSession } from '@motorpark/api';
// oxlint-disable-next-line import/no-unassigned-import -- it puts IndexedDB where browsers have it
import 'fake-indexeddb/auto';
import { diskStore } from '../apps/backoffice/src/shared/outbox/diskStore';
import { importKey } from '../apps/backoffice/src/shared/disk/seal';
import type { Random } from '../apps/server/src/db/demo/random';
import { changeMind, discardTooOld, isRefused } from './changedMinds';
import { type Desk, type Tab, openDesk } from './desk';
import type { Office } from './office';
import type { Meant } from './sales';

/** After so long without an answer the app gives up; it waits 10 s where people wait for it. */
export const ANSWER_WITHIN_MS = 1_500;
const DRAINED_WITHIN_MS = 120_000;
const DAY_MS = 24 * 3_600_000;
/** How likely a clerk throws away what they sold without a network, and what got no answer. */
const PER_KEPT = 0.1;
const PER_UNANSWERED = 0.3;

/** All calls of the app go there, as Ada's. */
export function logIn({ token, company }: Office, baseURL: string, timeoutMs = ANSWER_WITHIN_MS) {
  configureApi({ baseURL, timeoutMs });
  saveSession({
    token,
    role: 'admin',
    terminalName: 'Awka',
    terminalId: company.awka,
    name: 'ada',
    personId: company.people.ada,
  });
}

let opened = 0;

/** Desks with a disk each. */
export async function openDesks(count: number): Promise<Desk[]> {
  const key = await importKey(new Uint8Array(32).fill(1));
  return Array.from({ length: count }, () => openDesk(diskStore(`desk ${(opened += 1)}`, key)));
}

interface Counter {
  desk: Desk;
  random: Random;
  /** Waits while there is nothing to sell to; false once the day is over. */
  goesOn: () => Promise<boolean>;
  next: () => Meant;
  /** Is told of what was written down. */
  onMeant: (meant: Meant) => void;
  /** How likely a tab is closed in the middle of a sale. */
  closing: number;
  onClosed: () => void;
}

/** A clerk's day at a desk with two tabs, whose clocks are off by hours: one sale after the other. */
export async function workAt({
  desk,
  random,
  goesOn,
  next,
  onMeant,
  closing,
  onClosed,
}: Counter): Promise<Tab[]> {
  const newTab = () => desk.openTab(random.int(-DAY_MS, DAY_MS));
  const tabs: [Tab, Tab] = [newTab(), newTab()];
  let entered: Meant | undefined;
  while (await goesOn()) {
    const meant = entered ?? next();
    entered = undefined;
    const which = random.pick([0, 1] as const);
    const tab = tabs[which];
    const isKept = random.chance(PER_KEPT);
    tab.setOffline(isKept);
    let isWritten = false;
    const selling = tab.sell(meant.sale, () => (isWritten = true));
    const closed = random.chance(closing) && wait(random.int(0, 12)).then(() => 'closed' as const);
    const came = await Promise.race([selling, ...(closed ? [closed] : [])]);
    if (came === 'closed') {
      onClosed();
      await tab.close();
      tabs[which] = newTab();
      isWritten ||= (await desk.store.all()).some(({ key }) => key === meant.sale.key);
      // What was never written down never left: the clerk enters it anew.
      if (!isWritten) entered = meant;
      void tabs[which].sendAll();
    }
    if (isWritten) onMeant(meant);
    const [at, beside] = which === 0 ? tabs : [tabs[1], tabs[0]];
    const isUnanswered = came !== 'saved' && came !== 'failed';
    if (isWritten && (isKept || (isUnanswered && random.chance(PER_UNANSWERED))))
      await changeMind(meant.sale.key, isKept ? 'kept' : 'left', { desk, tab: at, beside, random });
    at.setOffline(false);
  }
  return tabs;
}

/** Waits until the outboxes have sent all they had; what is left by then is told by whoever judges. */
export async function drain(desks: readonly Desk[], tabs: readonly Tab[]) {
  const giveUpAt = Date.now() + DRAINED_WITHIN_MS;
  const clerks = desks.map((desk) => ({ desk, tab: desk.openTab() }));
  const isLeft = async () =>
    (await Promise.all(desks.map(({ store }) => store.all()))).flat().some((sale) => !isRefused(sale));
  while ((await isLeft()) && Date.now() < giveUpAt) {
    await Promise.all(clerks.map(({ desk, tab }) => discardTooOld(desk, tab)));
    await Promise.all(tabs.map((tab) => tab.sendAll()));
    await wait(50);
  }
  await Promise.all([...tabs, ...clerks.map(({ tab }) => tab)].map((tab) => tab.close()));
}
