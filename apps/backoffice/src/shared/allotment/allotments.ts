import { readSession, takeAllotments } from '@motorpark/api';
import { alone } from '../outbox/alone';
import { readCopy, writeCopy } from '../copies/copyStore';
import { readUnsentSales } from '../outbox/unsentSales';
import {
  type KeptSeats,
  NOTHING_KEPT,
  type SoldSeats,
  adopted,
  forgotten,
  givable,
  withSpent,
} from './keptSeats';
import { unsentSeats } from './unsentSeats';

/** Its key among the copies of what this login has read: encrypted like them, and deleted with them. */
const COPY = 'allotments';
/** Tabs tell each other here that it has changed. */
const NEWS = 'motorpark-allotments';

const news = 'BroadcastChannel' in globalThis ? new BroadcastChannel(NEWS) : undefined;
let current: { token: string; kept: KeptSeats } | undefined;
const listeners = new Set<() => void>();

/** What this login keeps on this machine, as this tab last saw it. */
export const readKept = (): KeptSeats =>
  current && current.token === readSession()?.token ? current.kept : NOTHING_KEPT;

export function whenKeptChanges(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function show(token: string, kept: KeptSeats) {
  current = { token, kept };
  for (const listener of listeners) listener();
}

/** Reads what lies on the disk: this tab is new, or another one has changed it. */
export async function loadKept(): Promise<KeptSeats> {
  const { token, personId } = readSession() ?? {};
  if (token === undefined || personId === undefined) return NOTHING_KEPT;
  const copy = await readCopy(personId, COPY);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `change` has written it, and nobody else can
  const kept = copy?.as === token ? (JSON.parse(copy.text) as KeptSeats) : NOTHING_KEPT;
  show(token, kept);
  return kept;
}

news?.addEventListener('message', () => void loadKept().catch(() => undefined));

/** Changes it on the disk, one tab at a time. What could not be written down is not changed. */
async function change(how: (kept: KeptSeats) => KeptSeats): Promise<KeptSeats> {
  return await navigator.locks.request(NEWS, async () => {
    const { token, personId } = readSession() ?? {};
    if (token === undefined || personId === undefined) return NOTHING_KEPT;
    const kept = how(await loadKept());
    const isStill = () => readSession()?.token === token;
    const copy = { text: JSON.stringify(kept), at: Date.now(), as: token };
    await writeCopy(personId, COPY, copy, isStill, 'strict');
    if (!isStill()) return NOTHING_KEPT;
    show(token, kept);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origins
    news?.postMessage('changed');
    return kept;
  });
}

/** Whether tabs of this browser share what they know; without that none keeps seats. */
export const canKeepSeats = (): boolean =>
  news !== undefined && 'indexedDB' in globalThis && 'locks' in navigator && 'subtle' in crypto;

/** Notes that seats are sold, before their sale is written down: no tab offers them again. */
export const noteSpent = async (sold: SoldSeats): Promise<unknown> =>
  canKeepSeats() ? await change((kept) => withSpent(kept, sold)) : undefined;

/** Asks the server what this login keeps, and gives back what others need and nothing here is being sold from. */
export const renewKept = async (): Promise<unknown> =>
  await alone(COPY, async () => {
    const kept = await ask(await loadKept());
    const wanted = givable(kept, openSeats());
    if (wanted.length > 0) await ask(await change((now) => forgotten(now, wanted)));
    return true;
  });

const openSeats = () => unsentSeats(readUnsentSales().sales);

async function ask(asked: KeptSeats): Promise<KeptSeats> {
  const before = openSeats();
  const answer = await takeAllotments(asked.returning);
  return await change((kept) =>
    adopted(kept, { answer, asked, unsent: [...before, ...openSeats()], now: Date.now() }),
  );
}
