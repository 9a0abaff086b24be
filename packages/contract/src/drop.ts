import type { BANKING, DropStatus } from '@motorpark/domain';
import { call } from './call';
import type { PayloadOfFields } from './fields';
import type { Found, QueryOf } from './search';
import type { BANKING_WIRE } from './shiftWire';
import type { Data, Nothing, WireNaira } from './wire';

/** Cash that left a drawer. */
export interface WireDrop {
  id: string;
  amount: WireNaira;
  note: string;
  at: string;
  status: DropStatus;
  person: string;
  terminal: string;
  counter: string;
  /** Empty until it is banked. */
  slip: string;
  banked_by: string | null;
  banked_at: string | null;
}

/** What the closed shifts of one person at one terminal differ by, with what was corrected. */
export interface WirePersonDifferences {
  person: string;
  terminal: string;
  shifts: number;
  /** How many of them came out otherwise than they should. */
  differing: number;
  uncounted: number;
  short: WireNaira;
  over: WireNaira;
}

const capability = 'shifts';

export const dropExtensions = {
  getDrops: call<Nothing | QueryOf<'drops'>, Found<WireDrop>>({
    method: 'GET',
    path: '/api/get_drops',
    does: 'drop.see',
    capability,
  }),
  getDifferences: call<Nothing | Pick<QueryOf<'shifts'>, 'from' | 'to'>, Data<WirePersonDifferences[]>>({
    method: 'GET',
    path: '/api/get_shift_differences',
    does: 'shift.judge',
    capability,
  }),
  /** Paid in at the bank, once. */
  bankDrop: call<PayloadOfFields<typeof BANKING, typeof BANKING_WIRE>, Data<WireDrop>>({
    method: 'PUT',
    path: '/api/bank_drop/{id}',
    does: 'drop.bank',
    capability,
  }),
};
