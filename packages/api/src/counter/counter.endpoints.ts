import { counterExtensions, counterNamingWire } from '@motorpark/contract';
import { type Counter, type CounterNaming, PAPER_SIZES } from '@motorpark/domain';
import { storeCounterKey } from '../access/counterKey';
import { request } from '../client/connection';
import { type Fields, idOf, instantOf, read, recordIn, recordOf, textOf } from '../reading';

/** Parses a counter; undefined if there is none, or its paper is unknown. */
export function readCounter(row: Fields, place = 0): Counter | undefined {
  const paper = PAPER_SIZES.find((size) => size === row['paper']);
  const name = textOf(row['name']);
  if (paper === undefined || name === undefined) return undefined;
  return {
    id: idOf(row, place),
    name,
    paper,
    terminal: textOf(row['terminal']) ?? '',
    namedAt: instantOf(row['named_at']) ?? '',
    namedBy: textOf(row['named_by']) ?? '',
    lastUsedAt: instantOf(row['last_used_at']) ?? '',
  };
}

/** Returns the counter of this machine; null if nobody has named it. */
export async function getCounter(): Promise<Counter | null> {
  const answer = recordOf(await request(counterExtensions.getCounter));
  return answer['data'] === null ? null : (readCounter(recordIn(answer)) ?? null);
}

/** Names this machine and stores the key that the server returns for it. */
export async function nameCounter(form: CounterNaming): Promise<Counter | null> {
  const answer = recordIn(
    await request(counterExtensions.nameCounter, { payload: counterNamingWire.payload(form) }),
  );
  const key = textOf(read(answer, 'key'));
  if (key !== undefined) storeCounterKey(key);
  return readCounter(answer) ?? null;
}
