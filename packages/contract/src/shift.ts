import type { ShiftMethod, ShiftStatus } from '@motorpark/domain';
import { get, post, put } from './call';
import type { WireShiftDiscard } from './discard';
import type { PrintPayload, ReasonPayload, WireChange, WirePrint } from './history';
import type { Found, QueryOf } from './search';
import type {
  cashDropWire,
  drawerExpenseWire,
  shiftClosingWire,
  shiftCorrectionWire,
  shiftCountWire,
  shiftEndingWire,
  shiftOpeningWire,
} from './shiftWire';
import type { Data, Nothing, Versioned, WireNaira } from './wire';
import type { SentBy } from './wireForm';

export interface WireShiftLine {
  method: ShiftMethod;
  received: WireNaira;
  given_back: WireNaira;
  /** The unconfirmed part of it: at the time of the count, or until now. */
  unconfirmed?: WireNaira;
  expected: WireNaira;
  counted: WireNaira | null;
}

/** Cash taken out of a drawer. A negative amount takes back the drop `takes_back`, with the reason as its note. */
export interface WireShiftDrop {
  id: string;
  amount: WireNaira;
  note: string;
  at: string;
  takes_back?: string | null;
  received_by?: string | null;
  /** Whether the receiver has a login at the terminal. */
  is_by_colleague?: boolean;
  /** Whether the receipt was confirmed, in a report until its closing. */
  is_confirmed?: boolean;
}

/** A shift. The drawer's own clerk gets no `lines` until they have counted. */
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
  /** The float that the previous shift left at the counter; null if unknown. */
  left_before?: WireNaira | null;
  /** The float of the next shift; null until the shift is closed, if another shift took the drawer over, or if nobody counted. */
  float_left?: WireNaira | null;
  /** The clerk whose drawer this shift took over, and (`taken_over_by`) the one who took this drawer over. */
  taken_over_from: string | null;
  /** The id of the shift that it took over, whose report both clerks sign. */
  taken_over_from_id?: string | null;
  taken_over_by: string | null;
  counted_at: string | null;
  /** The user who counted it or (`closed_by`) closed it in place of its clerk. */
  counted_by: string | null;
  closed_at: string | null;
  closed_by: string | null;
  /** Whether its clerk confirmed somebody else's count; null for every other count, also of a super admin. */
  is_witnessed?: boolean | null;
  /** Who confirmed that count after the shift was closed, and whether the caller can. */
  confirmed_by?: string | null;
  may_confirm?: boolean;
  report_number: number | null;
  reason: string;
  tickets: number;
  waybills: number;
  taken_back: number;
  drops: WireShiftDrop[];
  /** Expenses that the drawer paid, with the amount that each has cost it. */
  payments: { id: string; amount: WireNaira; expense_type: string; at: string }[];
  lines: WireShiftLine[] | null;
  /** Sales whose payment was not confirmed at the count, or is not confirmed yet. The drawer's own clerk gets no amounts until they have counted. */
  unconfirmed?: { number: string; payer: string; method: ShiftMethod; amount: WireNaira | null }[];
  /** Sales made in it during an outage that reached the server after the count. */
  late?: { number: string; payer: string; method: ShiftMethod; amount: WireNaira; at: string }[];
  /** Entries made in it that were discarded and never reached the books. */
  discarded?: WireShiftDiscard[];
  /** Number of notes of ₦1,000, 500, 200, 100, 50, 20, 10 and 5. */
  notes: number[] | null;
  coins: WireNaira | null;
  /** Differences found after it was closed; negative for missing money. */
  corrections: {
    id: string;
    method: ShiftMethod;
    amount: WireNaira;
    reason: string;
    person: string;
    at: string;
  }[];
  /** The names of the colleagues at its terminal; only until it is closed. */
  colleagues?: string[];
  /** Its steps and prints; only of a shift that was fetched by itself. */
  history?: WireChange[];
}

export type WireTill = Pick<WireShift, 'counter' | 'opened_at'>;

/** Filters shifts, also by person or terminal. */
export interface ShiftQuery extends QueryOf<'shifts'> {
  person_id?: string;
  terminal_id?: string;
}

export const shiftExtensions = {
  openShift: post<SentBy<typeof shiftOpeningWire>, Data<WireShift>>('/api/open_shift', {
    does: 'shift.open',
    repeatable: true,
  }),
  /** Returns the caller's shift that is not closed; null if there is none. */
  getMyShift: get<Nothing, Data<WireShift | null>>('/api/get_my_shift', { does: 'shift.see' }),
  /** Returns the drawer that the caller's cash sales go into now; null if there is none. It adds nothing up. */
  getTill: get<Nothing, Data<WireTill | null>>('/api/get_till', {
    does: 'shift.see',
  }),
  dropCash: post<SentBy<typeof cashDropWire>, Data<WireShift>>('/api/drop_cash/{id}', {
    does: 'shift.keep',
    repeatable: true,
  }),
  /** Takes back a mistyped drop while its drawer is open; the id is the drop's. */
  takeBackDrop: post<ReasonPayload, Data<WireShift>>('/api/take_back_drop/{id}', {
    does: 'shift.keep',
    repeatable: true,
  }),
  /** The receiver of a drop confirms it in the session of the drawer's clerk, as in `witnessCount`; a super admin confirms any, without a secret. */
  receiveDrop: put<{ secret?: string }, Data<WireShift>>('/api/receive_drop/{id}', {
    does: 'drop.receive',
  }),
  /** Enters an expense of the drawer's terminal, which the drawer pays immediately. */
  payExpense: post<SentBy<typeof drawerExpenseWire>, Data<WireShift>>('/api/pay_expense/{id}', {
    does: 'shift.keep',
    repeatable: true,
  }),
  /** Enters the count, which cannot be changed; the response contains the expected amounts. */
  countShift: put<SentBy<typeof shiftCountWire>, Data<WireShift>>('/api/count_shift/{id}', {
    does: 'shift.keep',
  }),
  /** Closes a counted shift permanently; needs a reason if the count differs. Cash above the float that is left goes to the bank. */
  closeShift: put<Nothing | ReasonPayload | SentBy<typeof shiftClosingWire>, Data<WireShift>>(
    '/api/close_shift/{id}',
    {
      does: 'shift.keep',
    },
  ),
  /** Returns the drawers of other clerks at the caller's terminal that the caller may take over. */
  getDrawers: get<Nothing, Data<WireShift[]>>('/api/get_drawers', { does: 'shift.takeOver' }),
  /** Counts another clerk's drawer, as `countShift` does the caller's own. */
  countDrawer: put<SentBy<typeof shiftCountWire>, Data<WireShift>>('/api/count_drawer/{id}', {
    does: 'shift.takeOver',
  }),
  /** The drawer's clerk confirms, in the caller's session, the count that the caller made: with their PIN where they are logged in at the same counter, else with their passcode. */
  witnessCount: put<{ secret: string }, Data<WireShift>>('/api/witness_count/{id}', {
    does: 'shift.takeOver',
  }),
  /** Closes the shift whose drawer the caller has counted, and opens the caller's own with the counted cash; returns the new shift. */
  takeOverDrawer: post<Nothing | ReasonPayload, Data<WireShift>>('/api/take_over_drawer/{id}', {
    does: 'shift.takeOver',
    repeatable: true,
  }),
  /** Closes a shift that was left open, counted or not. */
  endShift: put<SentBy<typeof shiftEndingWire>, Data<WireShift>>('/api/end_shift/{id}', {
    does: 'shift.end',
  }),
  /** Confirms a disputed count of a closed shift. */
  confirmCount: put<Nothing, Data<WireShift>>('/api/confirm_count/{id}', { does: 'shift.confirm' }),
  /** Records a difference that was found after a shift was closed. What is found in cash is a drop that is not banked. */
  correctShift: post<SentBy<typeof shiftCorrectionWire>, Data<WireShift>>('/api/correct_shift/{id}', {
    does: 'shift.correct',
    repeatable: true,
  }),
  getShifts: get<Nothing | ShiftQuery, Found<WireShift>>('/api/get_shifts', {
    does: 'shift.see',
  }),
  /** Assigns the number of a print of a closed shift's report, before it is printed. */
  printShift: post<PrintPayload, Data<WirePrint>>('/api/print_shift/{id}', {
    does: 'shift.print',
    repeatable: true,
  }),
  getShift: get<Nothing, Data<WireShift>>('/api/get_shift/{id}', { does: 'shift.see' }),
};
