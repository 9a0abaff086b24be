import { CASH_DROP, SHIFT_COUNT, SHIFT_OPENING, type ShiftMethod, type ShiftStatus } from '@motorpark/domain';
import { call } from './call';
import { type PayloadOfFields, type WireFields, wireNoun } from './fields';
import type { ReasonPayload } from './history';
import type { Found, QueryOf } from './search';
import type { Data, Nothing, Versioned, WireNaira } from './wire';

const OPENING_WIRE = {
  /** Its id or its name. */
  terminal: { sent: 'terminal_id' },
  counter: { sent: 'counter' },
  openingFloat: { sent: 'opening_float' },
} as const satisfies WireFields<typeof SHIFT_OPENING>;

const DROP_WIRE = {
  amount: { sent: 'amount' },
  note: { sent: 'note' },
} as const satisfies WireFields<typeof CASH_DROP>;

const COUNT_WIRE = {
  note1000: { sent: 'note_1000' },
  note500: { sent: 'note_500' },
  note200: { sent: 'note_200' },
  note100: { sent: 'note_100' },
  note50: { sent: 'note_50' },
  note20: { sent: 'note_20' },
  note10: { sent: 'note_10' },
  note5: { sent: 'note_5' },
  coins: { sent: 'coins' },
  pos: { sent: 'pos' },
  transfers: { sent: 'transfers' },
} as const satisfies WireFields<typeof SHIFT_COUNT>;

/** How what a clerk says of their drawer is written. */
export const shiftOpeningWire = wireNoun(SHIFT_OPENING, OPENING_WIRE);
export const cashDropWire = wireNoun(CASH_DROP, DROP_WIRE);
export const shiftCountWire = wireNoun(SHIFT_COUNT, COUNT_WIRE);

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
  openShift: call<PayloadOfFields<typeof SHIFT_OPENING, typeof OPENING_WIRE>, Data<WireShift>>({
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
  dropCash: call<PayloadOfFields<typeof CASH_DROP, typeof DROP_WIRE>, Data<WireShift>>({
    method: 'POST',
    path: '/api/drop_cash/{id}',
    does: 'shift.keep',
    capability,
    repeatable: true,
  }),
  /** What was counted, once and for all; the answer says what should have been there. */
  countShift: call<PayloadOfFields<typeof SHIFT_COUNT, typeof COUNT_WIRE>, Data<WireShift>>({
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
