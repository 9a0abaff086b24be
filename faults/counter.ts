import { setTimeout as wait } from 'node:timers/promises';
import { configureApi, saveSession } from '@motorpark/api';
// oxlint-disable-next-line import/no-unassigned-import -- defines the global IndexedDB that browsers have
import 'fake-indexeddb/auto';
import { importKey } from '../packages/api/src/disk/seal';
import { diskStore } from '../packages/api/src/outbox/diskStore';
import type { Random } from '../apps/server/src/demo/random';
import { discardTooOld, discardUnanswered, isRefused } from './changedMinds';
import { type Desk, type Tab, openDesk } from './desk';
import type { Office } from './office';
import type { IntendedSale } from './sales';

/** Milliseconds after which the app gives up waiting for a response; in the product it is 10 s. */
export const ANSWER_WITHIN_MS = 1_500;
const DRAINED_WITHIN_MS = 120_000;
const DAY_MS = 24 * 3_600_000;
/** The probability that a clerk discards a sale made offline, and one without a response. */
const DISCARD_RATE_OFFLINE = 0.1;
const DISCARD_RATE_UNANSWERED = 0.3;

/** Points the app's client at a server, logged in as Ada. */
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

/** Opens desks, each with its own storage. */
export async function openDesks(count: number): Promise<Desk[]> {
  const key = await importKey(new Uint8Array(32).fill(1));
  return Array.from({ length: count }, () => openDesk(diskStore(`desk ${(opened += 1)}`, key)));
}

interface Counter {
  desk: Desk;
  random: Random;
  /** Waits until selling is possible; resolves to false at the end of the day. */
  shouldContinue: () => Promise<boolean>;
  next: () => IntendedSale;
  /** Called with each sale that was stored in the outbox. */
  onWritten: (meant: IntendedSale) => void;
  /** The probability that a tab is closed during a sale. */
  closing: number;
  onClosed: () => void;
}

/** Simulates a clerk who makes one sale after the other at a desk with two tabs, whose clocks are off by hours. */
export async function workAt({
  desk,
  random,
  shouldContinue,
  next,
  onWritten,
  closing,
  onClosed,
}: Counter): Promise<Tab[]> {
  const newTab = () => desk.openTab(random.int(-DAY_MS, DAY_MS));
  const tabs: [Tab, Tab] = [newTab(), newTab()];
  let entered: IntendedSale | undefined;
  while (await shouldContinue()) {
    const meant = entered ?? next();
    entered = undefined;
    const which = random.pick([0, 1] as const);
    const tab = tabs[which];
    const isKept = random.chance(DISCARD_RATE_OFFLINE);
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
      // A sale that was not stored in the outbox was not sent either, so the clerk enters it again.
      if (!isWritten) entered = meant;
      void tabs[which].sendAll();
    }
    if (isWritten) onWritten(meant);
    const [at, beside] = which === 0 ? tabs : [tabs[1], tabs[0]];
    const isUnanswered = came !== 'saved' && came !== 'failed';
    if (isWritten && (isKept || (isUnanswered && random.chance(DISCARD_RATE_UNANSWERED))))
      await discardUnanswered(meant.sale.key, isKept ? 'kept' : 'left', { desk, tab: at, beside, random });
    at.setOffline(false);
  }
  return tabs;
}

/** Waits until the outboxes are empty or the time is up. Whatever is then left is reported by the comparison. */
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
