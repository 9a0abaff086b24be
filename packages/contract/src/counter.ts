import { COUNTER_NAMING, type PaperSize } from '@motorpark/domain';
import { del, get, post } from './call';
import { type PayloadOfFields, type WireFields, wireNoun } from './fields';
import type { Found, QueryOf } from './search';
import type { Data, Nothing } from './wire';

/** The fields of a counter on the wire. */
export const COUNTER_NAMING_WIRE = {
  /** Its id or its name. */
  terminal: { sent: 'terminal_id' },
  name: { sent: 'name' },
  paper: { sent: 'paper' },
} as const satisfies WireFields<typeof COUNTER_NAMING>;

export const counterNamingWire = wireNoun(COUNTER_NAMING, COUNTER_NAMING_WIRE);

/** A known machine. */
export interface WireCounter {
  id: string;
  name: string;
  terminal: string;
  paper: PaperSize;
  named_at: string;
  named_by: string;
  last_used_at: string;
}

const capability = 'counters';

export const counterExtensions = {
  /** The machine that the caller logged in at; null where nobody has named it. */
  getCounter: get<Nothing, Data<WireCounter | null>>('/api/get_counter', {
    does: 'counter.name',
    capability,
  }),
  /** Names it, or names it anew. The key is the machine's, for logins to come; the one before is worth nothing from then on. */
  nameCounter: post<
    PayloadOfFields<typeof COUNTER_NAMING, typeof COUNTER_NAMING_WIRE>,
    Data<WireCounter & { key: string }>
  >('/api/name_counter', { does: 'counter.name', capability }),
  getCounters: get<Nothing | QueryOf<'counters'>, Found<WireCounter>>('/api/get_counters', {
    does: 'counter.see',
    capability,
  }),
  /** Everybody who is logged in there is logged out. */
  forgetCounter: del<Nothing, Data<WireCounter>>('/api/forget_counter/{id}', {
    does: 'counter.forget',
    capability,
  }),
};
