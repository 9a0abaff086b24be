import {
  type CashDrop,
  type DrawerPayment,
  type LateSale,
  SHIFT_METHODS,
  SHIFT_STATUSES,
  type Shift,
  type ShiftCorrection,
  type ShiftLine,
  type Till,
  type UnconfirmedSale,
} from '@motorpark/domain';
import { answering, data, found } from './answer';
import { get, post, put } from './call';
import { type WireOf, count, flag, instant, list, naira, oneOf, optional, orNull, text } from './codec';
import { shiftDiscardCodec } from './discard';
import { type PrintPayload, type ReasonPayload, changeCodec, printCodec } from './history';
import { type FieldsOf, beside, record } from './record';
import type { QueryOf } from './search';
import type {
  cashDropWire,
  drawerExpenseWire,
  shiftClosingWire,
  shiftCorrectionWire,
  shiftCountWire,
  shiftEndingWire,
  shiftOpeningWire,
} from './shiftWire';
import type { Nothing } from './wire';
import type { SentBy } from './wireForm';

/** A sale of a drawer. */
const SALE = { number: text, payer: text, method: oneOf(SHIFT_METHODS) };

/** A shift. The drawer's own clerk gets no `lines`, and no amounts of unconfirmed sales, until they have counted. */
export const shiftCodec = record({
  id: text,
  version: count,
  status: oneOf(SHIFT_STATUSES),
  person: text,
  personId: text,
  isOwn: flag,
  terminal: text,
  counter: text,
  openedAt: instant,
  openingFloat: naira,
  found: orNull(naira),
  leftBefore: orNull(naira),
  floatLeft: orNull(naira),
  takenOverFrom: orNull(text),
  takenOverFromId: orNull(text),
  takenOverBy: orNull(text),
  countedAt: orNull(instant),
  countedBy: orNull(text),
  closedAt: orNull(instant),
  closedBy: orNull(text),
  isWitnessed: orNull(flag),
  confirmedBy: orNull(text),
  mayConfirm: flag,
  reportNumber: orNull(count),
  reason: text,
  sales: beside(record({ tickets: count, waybills: count, luggage: optional(count), takenBack: count })),
  drops: list(
    record({
      id: text,
      amount: naira,
      note: text,
      at: instant,
      takesBack: orNull(text),
      receivedBy: orNull(text),
      isByColleague: flag,
      isConfirmed: flag,
    } satisfies FieldsOf<CashDrop>),
  ),
  payments: list(
    record({ id: text, amount: naira, expenseType: text, at: instant } satisfies FieldsOf<DrawerPayment>),
  ),
  lines: orNull(
    list(
      record({
        method: oneOf(SHIFT_METHODS),
        received: naira,
        givenBack: naira,
        /** The unconfirmed part of it: at the time of the count, or until now. */
        unconfirmed: naira,
        expected: naira,
        counted: orNull(naira),
      } satisfies FieldsOf<ShiftLine>),
    ),
  ),
  unconfirmed: list(record({ ...SALE, amount: orNull(naira) } satisfies FieldsOf<UnconfirmedSale>)),
  late: list(record({ ...SALE, amount: naira, at: instant } satisfies FieldsOf<LateSale>)),
  discarded: list(shiftDiscardCodec),
  notes: orNull(list(count)),
  coins: orNull(naira),
  corrections: list(
    record({
      id: text,
      method: oneOf(SHIFT_METHODS),
      /** Negative for missing money. */
      amount: naira,
      reason: text,
      person: text,
      at: instant,
    } satisfies FieldsOf<ShiftCorrection>),
  ),
  colleagues: list(text),
  history: optional(list(changeCodec)),
} satisfies FieldsOf<Shift>);
export type WireShift = WireOf<typeof shiftCodec>;
export type WireShiftLine = NonNullable<WireShift['lines']>[number];

const tillCodec = record({ counter: text, openedAt: instant } satisfies FieldsOf<Till>);
export type WireTill = WireOf<typeof tillCodec>;

/** Filters shifts, also by person or terminal. */
export interface ShiftQuery extends QueryOf<'shifts'> {
  person_id?: string;
  terminal_id?: string;
}

export const shiftExtensions = {
  openShift: answering(
    data(shiftCodec),
    /** `confirmed`: whether the user has confirmed a float that is less than the last shift left. Without the field the client cannot ask. */
    post<SentBy<typeof shiftOpeningWire> & { confirmed?: boolean }>('/api/open_shift', {
      does: 'shift.open',
      repeatable: true,
    }),
  ),
  /** Returns the caller's shift that is not closed; null if there is none. */
  getMyShift: answering(data(orNull(shiftCodec)), get<Nothing>('/api/get_my_shift', { does: 'shift.see' })),
  /** Returns the drawer that the caller's cash sales go into now; null if there is none. It adds nothing up. */
  getTill: answering(data(orNull(tillCodec)), get<Nothing>('/api/get_till', { does: 'shift.see' })),
  dropCash: answering(
    data(shiftCodec),
    post<SentBy<typeof cashDropWire>>('/api/drop_cash/{id}', {
      does: 'shift.keep',
      repeatable: true,
    }),
  ),
  /** Takes back a mistyped drop while its drawer is open; the id is the drop's. */
  takeBackDrop: answering(
    data(shiftCodec),
    post<ReasonPayload>('/api/take_back_drop/{id}', {
      does: 'shift.keep',
      repeatable: true,
    }),
  ),
  /** The receiver of a drop confirms it in the session of the drawer's clerk, as in `witnessCount`; a super admin confirms any, without a secret. */
  receiveDrop: answering(
    data(shiftCodec),
    put<{ secret?: string }>('/api/receive_drop/{id}', {
      does: 'drop.receive',
    }),
  ),
  /** Enters an expense of the drawer's terminal, which the drawer pays immediately. */
  payExpense: answering(
    data(shiftCodec),
    post<SentBy<typeof drawerExpenseWire>>('/api/pay_expense/{id}', {
      does: 'shift.keep',
      repeatable: true,
    }),
  ),
  /** Enters the count, which cannot be changed; the response contains the expected amounts. */
  countShift: answering(
    data(shiftCodec),
    put<SentBy<typeof shiftCountWire>>('/api/count_shift/{id}', {
      does: 'shift.keep',
    }),
  ),
  /** Closes a counted shift permanently; needs a reason if the count differs. Cash above the float that is left goes to the bank. */
  closeShift: answering(
    data(shiftCodec),
    put<Nothing | ReasonPayload | SentBy<typeof shiftClosingWire>>('/api/close_shift/{id}', {
      does: 'shift.keep',
    }),
  ),
  /** Returns the drawers of other clerks at the caller's terminal that the caller may take over. */
  getDrawers: answering(data(list(shiftCodec)), get<Nothing>('/api/get_drawers', { does: 'shift.takeOver' })),
  /** Counts another clerk's drawer, as `countShift` does the caller's own. */
  countDrawer: answering(
    data(shiftCodec),
    put<SentBy<typeof shiftCountWire>>('/api/count_drawer/{id}', {
      does: 'shift.takeOver',
    }),
  ),
  /** The drawer's clerk confirms, in the caller's session, the count that the caller made: with their PIN where they are logged in at the same counter, else with their passcode. */
  witnessCount: answering(
    data(shiftCodec),
    put<{ secret: string }>('/api/witness_count/{id}', {
      does: 'shift.takeOver',
    }),
  ),
  /** Closes the shift whose drawer the caller has counted, and opens the caller's own with the counted cash; returns the new shift. */
  takeOverDrawer: answering(
    data(shiftCodec),
    post<Nothing | ReasonPayload>('/api/take_over_drawer/{id}', {
      does: 'shift.takeOver',
      repeatable: true,
    }),
  ),
  /** Closes a shift that was left open, counted or not. */
  endShift: answering(
    data(shiftCodec),
    put<SentBy<typeof shiftEndingWire>>('/api/end_shift/{id}', {
      does: 'shift.end',
    }),
  ),
  /** Confirms a disputed count of a closed shift. */
  confirmCount: answering(
    data(shiftCodec),
    put<Nothing>('/api/confirm_count/{id}', { does: 'shift.confirm' }),
  ),
  /** Records a difference that was found after a shift was closed. What is found in cash is a drop that is not banked. */
  correctShift: answering(
    data(shiftCodec),
    post<SentBy<typeof shiftCorrectionWire>>('/api/correct_shift/{id}', {
      does: 'shift.correct',
      repeatable: true,
    }),
  ),
  getShifts: answering(
    found(shiftCodec),
    get<Nothing | ShiftQuery>('/api/get_shifts', { does: 'shift.see' }),
  ),
  /** Assigns the number of a print of a closed shift's report, before it is printed. */
  printShift: answering(
    data(printCodec),
    post<PrintPayload>('/api/print_shift/{id}', { does: 'shift.print', repeatable: true }),
  ),
  getShift: answering(data(shiftCodec), get<Nothing>('/api/get_shift/{id}', { does: 'shift.see' })),
};
