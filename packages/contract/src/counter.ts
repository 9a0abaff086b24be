import { COUNTER_NAMING, type PaperSize } from '@motorpark/domain';
import { del, get, post } from './call';
import type { Found, QueryOf } from './search';
import type { Data, Nothing } from './wire';
import { type SentBy, wireForm } from './wireForm';

export const counterNamingWire = wireForm(COUNTER_NAMING, { terminal: 'terminal_id' });

/** A counter: a known machine at a terminal. */
export interface WireCounter {
  id: string;
  name: string;
  terminal: string;
  paper: PaperSize;
  named_at: string;
  named_by: string;
  last_used_at: string;
}

export const counterExtensions = {
  /** Returns the counter at which the caller logged in; null if the machine is not named. */
  getCounter: get<Nothing, Data<WireCounter | null>>('/api/get_counter', {
    does: 'counter.name',
  }),
  /** Names or renames the counter. Returns a new key, which the machine sends with later logins; the previous key becomes invalid. */
  nameCounter: post<SentBy<typeof counterNamingWire>, Data<WireCounter & { key: string }>>(
    '/api/name_counter',
    { does: 'counter.name' },
  ),
  getCounters: get<Nothing | QueryOf<'counters'>, Found<WireCounter>>('/api/get_counters', {
    does: 'counter.see',
  }),
  /** Forgets a counter and logs out everybody who is logged in there. */
  forgetCounter: del<Nothing, Data<WireCounter>>('/api/forget_counter/{id}', {
    does: 'counter.forget',
  }),
};
