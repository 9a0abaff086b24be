import { counterExtensions, counterNamingWire } from '@motorpark/contract';
import { type Counter, type CounterNaming, PAPER_SIZES } from '@motorpark/domain';
import { storeCounterKey } from '../access/counterKey';
import { request } from '../backend/connection';
import { instant, oneOf, read, recordIn, recordOf, required, rowId, shape, text, textOf } from '../reading';

/** Parses a counter; undefined if there is none, or its paper is unknown. */
export const readCounter = shape<Counter>({
  id: rowId,
  name: required(textOf),
  paper: required(oneOf(PAPER_SIZES)),
  terminal: text,
  namedAt: instant,
  namedBy: text,
  lastUsedAt: instant,
});

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
