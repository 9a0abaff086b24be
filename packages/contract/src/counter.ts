import { COUNTER_NAMING, type Counter, PAPER_SIZES } from '@motorpark/domain';
import { answering, data, found } from './answer';
import { del, get, post } from './call';
import { type WireOf, instant, oneOf, orNull, text } from './codec';
import { type FieldsOf, record } from './record';
import type { QueryOf } from './search';
import type { Nothing } from './wire';
import { type SentBy, wireForm } from './wireForm';

/** The terminal is its id or name. */
export const counterNamingWire = wireForm(COUNTER_NAMING, { terminal: 'terminal_id' });

/** A counter: a known machine at a terminal. */
const counterCodec = record({
  id: text,
  name: text,
  terminal: text,
  paper: oneOf(PAPER_SIZES),
  namedAt: instant,
  namedBy: text,
  lastUsedAt: instant,
} satisfies FieldsOf<Counter>);
export type WireCounter = WireOf<typeof counterCodec>;

export const counterExtensions = {
  /** Returns the counter at which the caller logged in; null if the machine is not named. */
  getCounter: answering(
    data(orNull(counterCodec)),
    get<Nothing>('/api/get_counter', { does: 'counter.name' }),
  ),
  /** Names or renames the counter. Returns a new key, which the machine sends with later logins; the previous key becomes invalid. */
  nameCounter: answering(
    data(record({ ...counterCodec.fields, key: text })),
    post<SentBy<typeof counterNamingWire>>('/api/name_counter', { does: 'counter.name' }),
  ),
  getCounters: answering(
    found(counterCodec),
    get<Nothing | QueryOf<'counters'>>('/api/get_counters', { does: 'counter.see' }),
  ),
  /** Forgets a counter and logs out everybody who is logged in there. */
  forgetCounter: answering(
    data(counterCodec),
    del<Nothing>('/api/forget_counter/{id}', { does: 'counter.forget' }),
  ),
};
