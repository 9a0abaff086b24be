import {
  type KeptSeats,
  NOTHING_KEPT,
  type SeatsOfSale,
  afterResponse,
  withReturned,
  returnable,
  withSpent,
} from '@motorpark/domain';
import { readSession } from '../session/session';
import { takeAllotments } from './allotment.endpoints';
import { exclusively } from '../outbox/exclusively';
import { readCopy, writeCopy } from '../copies/copyStore';
import { readOutboxState } from '../outbox/outboxState';
import { unsentSeats } from './unsentSeats';

/** The name of the allotments among this login's copies: encrypted and deleted with them. */
const COPY = 'allotments';
/** The channel on which tabs announce a change. */
const NEWS = 'motorpark-allotments';

const news = 'BroadcastChannel' in globalThis ? new BroadcastChannel(NEWS) : undefined;
let current: { token: string; kept: KeptSeats } | undefined;
const listeners = new Set<() => void>();

/** Returns the seats that this login keeps on this machine, as this tab last read them. */
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

/** Reads the allotments from the disk, in a new tab or after another tab has changed them. */
export async function loadKept(): Promise<KeptSeats> {
  const { token, personId } = readSession() ?? {};
  if (token === undefined || personId === undefined) return NOTHING_KEPT;
  const copy = await readCopy(personId, COPY);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only `change` writes it
  const kept = copy?.as === token ? (JSON.parse(copy.text) as KeptSeats) : NOTHING_KEPT;
  show(token, kept);
  return kept;
}

news?.addEventListener('message', () => void loadKept().catch(() => undefined));

/** Changes the allotments on the disk, one tab at a time. Changes nothing if they could not be written. */
async function change(update: (kept: KeptSeats) => KeptSeats): Promise<KeptSeats> {
  return await navigator.locks.request(NEWS, async () => {
    const { token, personId } = readSession() ?? {};
    if (token === undefined || personId === undefined) return NOTHING_KEPT;
    const kept = update(await loadKept());
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

/** Whether this browser can keep seats, which needs storage, encryption, and locks and messages between its tabs. */
export const canKeepSeats = (): boolean =>
  news !== undefined && 'indexedDB' in globalThis && 'locks' in navigator && 'subtle' in crypto;

/** Records seats as sold before their sale is stored, so that no tab offers them again. */
export const recordSold = async (sold: SeatsOfSale): Promise<unknown> =>
  canKeepSeats() ? await change((kept) => withSpent(kept, sold)) : undefined;

/** Fetches this login's allotments, and returns those that others need and that are not being sold from here. */
export const renewKept = async (): Promise<unknown> =>
  await exclusively(COPY, async () => {
    const kept = await ask(await loadKept());
    const wanted = returnable(kept, openSeats());
    if (wanted.length > 0) await ask(await change((now) => withReturned(now, wanted)));
    return true;
  });

const openSeats = () => unsentSeats(readOutboxState().sales);

async function ask(requested: KeptSeats): Promise<KeptSeats> {
  const before = openSeats();
  const answer = await takeAllotments(requested.returning);
  return await change((kept) =>
    afterResponse(kept, { answer, requested, unsent: [...before, ...openSeats()] }),
  );
}
