import type { CASH_DROP, SHIFT_COUNT, SHIFT_OPENING, ShiftMethod, ShiftStatus } from '@motorpark/domain';
import { call } from './call';
import type { PayloadOfFields } from './fields';
import type { ReasonPayload } from './history';
import type { Found, QueryOf } from './search';
import type { CASH_DROP_WIRE, SHIFT_COUNT_WIRE, SHIFT_OPENING_WIRE } from './shiftWire';
import type { Data, Nothing, Versioned, WireNaira } from './wire';

/** What one way of paying comes to. */
export interface WireShiftLine {
  method: ShiftMethod;
  received: WireNaira;
  given_back: WireNaira;
  expected: WireNaira;
  counted: WireNaira | null;
}

/** A shift. Whose drawer it is gets no `lines` before they have counted. */
export interface WireShift extends Versioned {
  id: string;
  status: ShiftStatus;
  person: string;
  is_own: boolean;
  terminal: string;
  counter: string;
  opened_at: string;
  opening_float: WireNaira;
  counted_at: string | null;
  closed_at: string | null;
  report_number: number | null;
  /** What all ways of paying differ by together. */
  difference: WireNaira | null;
  reason: string;
  tickets: number;
  waybills: number;
  taken_back: number;
  drops: { id: string; amount: WireNaira; note: string; at: string }[];
  lines: WireShiftLine[] | null;
  /** How many there are of ₦1,000, 500, 200, 100, 50, 20, 10 and 5. */
  notes: number[] | null;
  coins: WireNaira | null;
}

const capability = 'shifts';

export const shiftExtensions = {
  openShift: call<PayloadOfFields<typeof SHIFT_OPENING, typeof SHIFT_OPENING_WIRE>, Data<WireShift>>({
    method: 'POST',
    path: '/api/open_shift',
    does: 'shift.open',
    capability,
    repeatable: true,
  }),
  /** The caller's shift that is not closed yet; null where they have none. */
  getMyShift: call<Nothing, Data<WireShift | null>>({
    method: 'GET',
    path: '/api/get_my_shift',
    does: 'shift.see',
    capability,
  }),
  dropCash: call<PayloadOfFields<typeof CASH_DROP, typeof CASH_DROP_WIRE>, Data<WireShift>>({
    method: 'POST',
    path: '/api/drop_cash/{id}',
    does: 'shift.keep',
    capability,
    repeatable: true,
  }),
  /** What was counted, once and for all; the answer says what should have been there. */
  countShift: call<PayloadOfFields<typeof SHIFT_COUNT, typeof SHIFT_COUNT_WIRE>, Data<WireShift>>({
    method: 'PUT',
    path: '/api/count_shift/{id}',
    does: 'shift.keep',
    capability,
  }),
  /** Closes a counted shift for good, with a reason where the count differs. */
  closeShift: call<Nothing | ReasonPayload, Data<WireShift>>({
    method: 'PUT',
    path: '/api/close_shift/{id}',
    does: 'shift.keep',
    capability,
  }),
  getShifts: call<Nothing | QueryOf<'shifts'>, Found<WireShift>>({
    method: 'GET',
    path: '/api/get_shifts',
    does: 'shift.see',
    capability,
  }),
  getShift: call<Nothing, Data<WireShift>>({
    method: 'GET',
    path: '/api/get_shift/{id}',
    does: 'shift.see',
    capability,
  }),
};
