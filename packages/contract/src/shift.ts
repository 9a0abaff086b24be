import type {
  CASH_DROP,
  DRAWER_EXPENSE,
  SHIFT_CLOSING,
  SHIFT_CORRECTION,
  SHIFT_COUNT,
  SHIFT_ENDING,
  SHIFT_OPENING,
  ShiftMethod,
  ShiftStatus,
} from '@motorpark/domain';
import { get, post, put } from './call';
import type { WireShiftDiscard } from './discard';
import type { PayloadOfFields } from './fields';
import type { PrintPayload, ReasonPayload, WireChange, WirePrint } from './history';
import type { Found, QueryOf } from './search';
import type {
  CASH_DROP_WIRE,
  DRAWER_EXPENSE_WIRE,
  SHIFT_CLOSING_WIRE,
  SHIFT_CORRECTION_WIRE,
  SHIFT_COUNT_WIRE,
  SHIFT_ENDING_WIRE,
  SHIFT_OPENING_WIRE,
} from './shiftWire';
import type { Data, Nothing, Versioned, WireNaira } from './wire';

/** What one way of paying comes to. */
export interface WireShiftLine {
  method: ShiftMethod;
  received: WireNaira;
  given_back: WireNaira;
  /** What of that nobody had seen when it was counted, or has seen until now. */
  unconfirmed?: WireNaira;
  expected: WireNaira;
  counted: WireNaira | null;
}

/** A shift. Whose drawer it is gets no `lines` before they have counted. */
export interface WireShift extends Versioned {
  id: string;
  status: ShiftStatus;
  person: string;
  person_id?: string;
  is_own: boolean;
  terminal: string;
  counter: string;
  opened_at: string;
  opening_float: WireNaira;
  /** What the shift before has left at the counter; null where that is not known. */
  left_before?: WireNaira | null;
  /** What stays as the next float; null until it is closed, and where all went on with another shift or nobody counted. */
  float_left?: WireNaira | null;
  /** Whose drawer it was whose count is the float, and who took this one over in turn. */
  taken_over_from: string | null;
  taken_over_by: string | null;
  counted_at: string | null;
  /** Who counted or closed it in place of its person. */
  counted_by: string | null;
  closed_at: string | null;
  closed_by: string | null;
  report_number: number | null;
  reason: string;
  tickets: number;
  waybills: number;
  taken_back: number;
  /** What left the drawer; below zero what was taken back of it, with the drop that it takes back and why. */
  drops: { id: string; amount: WireNaira; note: string; at: string; takes_back?: string | null }[];
  /** Expenses that the drawer paid, each with what it has cost the drawer. */
  payments: { id: string; amount: WireNaira; expense_type: string; at: string }[];
  lines: WireShiftLine[] | null;
  /** What was sold and nobody had seen the money of when it was counted, or has seen until now; whose drawer it is gets no amounts before they have counted. */
  unconfirmed?: { number: string; payer: string; method: ShiftMethod; amount: WireNaira | null }[];
  /** What was made in it through an outage, and came once it was counted. */
  late?: { number: string; payer: string; method: ShiftMethod; amount: WireNaira; at: string }[];
  /** What was made in it, thrown away and never came into the books. */
  discarded?: WireShiftDiscard[];
  /** How many there are of ₦1,000, 500, 200, 100, 50, 20, 10 and 5. */
  notes: number[] | null;
  coins: WireNaira | null;
  /** What was found after it was closed; below zero, what is missing. */
  corrections: {
    id: string;
    method: ShiftMethod;
    amount: WireNaira;
    reason: string;
    person: string;
    at: string;
  }[];
  /** Its steps and its prints; of one that is asked for alone. */
  history?: WireChange[];
}

/** Which shifts; of one person or terminal. */
export interface ShiftQuery extends QueryOf<'shifts'> {
  person_id?: string;
  terminal_id?: string;
}

const capability = 'shifts';

export const shiftExtensions = {
  openShift: post<PayloadOfFields<typeof SHIFT_OPENING, typeof SHIFT_OPENING_WIRE>, Data<WireShift>>(
    '/api/open_shift',
    { does: 'shift.open', capability, repeatable: true },
  ),
  /** The caller's shift that is not closed yet; null where they have none. */
  getMyShift: get<Nothing, Data<WireShift | null>>('/api/get_my_shift', { does: 'shift.see', capability }),
  dropCash: post<PayloadOfFields<typeof CASH_DROP, typeof CASH_DROP_WIRE>, Data<WireShift>>(
    '/api/drop_cash/{id}',
    { does: 'shift.keep', capability, repeatable: true },
  ),
  /** Takes back a drop that was typed wrong, while its drawer is open; the id is the drop's. */
  takeBackDrop: post<ReasonPayload, Data<WireShift>>('/api/take_back_drop/{id}', {
    does: 'shift.keep',
    capability: 'shifts.take_back',
    repeatable: true,
  }),
  /** Enters an expense of the drawer's terminal, which the drawer pays at once. */
  payExpense: post<PayloadOfFields<typeof DRAWER_EXPENSE, typeof DRAWER_EXPENSE_WIRE>, Data<WireShift>>(
    '/api/pay_expense/{id}',
    { does: 'shift.keep', capability, repeatable: true },
  ),
  /** What was counted, once and for all; the answer says what should have been there. */
  countShift: put<PayloadOfFields<typeof SHIFT_COUNT, typeof SHIFT_COUNT_WIRE>, Data<WireShift>>(
    '/api/count_shift/{id}',
    { does: 'shift.keep', capability },
  ),
  /** Closes a counted shift for good, with a reason where the count differs; what does not stay in the drawer goes to the bank. */
  closeShift: put<
    Nothing | ReasonPayload | PayloadOfFields<typeof SHIFT_CLOSING, typeof SHIFT_CLOSING_WIRE>,
    Data<WireShift>
  >('/api/close_shift/{id}', {
    does: 'shift.keep',
    capability,
  }),
  /** The drawers of others at the caller's terminal that they may take over. */
  getDrawers: get<Nothing, Data<WireShift[]>>('/api/get_drawers', { does: 'shift.takeOver', capability }),
  /** Counts somebody else's drawer, as `countShift` does the own one. */
  countDrawer: put<PayloadOfFields<typeof SHIFT_COUNT, typeof SHIFT_COUNT_WIRE>, Data<WireShift>>(
    '/api/count_drawer/{id}',
    { does: 'shift.takeOver', capability },
  ),
  /** Closes the shift whose drawer the caller has counted, and opens theirs with what they counted; answers theirs. */
  takeOverDrawer: post<Nothing | ReasonPayload, Data<WireShift>>('/api/take_over_drawer/{id}', {
    does: 'shift.takeOver',
    capability,
    repeatable: true,
  }),
  /** Closes a shift that its person left open, counted or not. */
  endShift: put<PayloadOfFields<typeof SHIFT_ENDING, typeof SHIFT_ENDING_WIRE>, Data<WireShift>>(
    '/api/end_shift/{id}',
    { does: 'shift.end', capability },
  ),
  /** What was found after a shift was closed. */
  correctShift: post<PayloadOfFields<typeof SHIFT_CORRECTION, typeof SHIFT_CORRECTION_WIRE>, Data<WireShift>>(
    '/api/correct_shift/{id}',
    { does: 'shift.correct', capability, repeatable: true },
  ),
  getShifts: get<Nothing | ShiftQuery, Found<WireShift>>('/api/get_shifts', {
    does: 'shift.see',
    capability,
  }),
  /** Numbers a print of a closed shift's report, before it is printed. */
  printShift: post<PrintPayload, Data<WirePrint>>('/api/print_shift/{id}', {
    does: 'shift.print',
    capability: 'shifts.copies',
    repeatable: true,
  }),
  getShift: get<Nothing, Data<WireShift>>('/api/get_shift/{id}', { does: 'shift.see', capability }),
};
