import {
  BANKING,
  CASH_DROP,
  DROP_RETURN,
  DEPOSIT,
  DRAWER_EXPENSE,
  SHIFT_CLOSING,
  SHIFT_CORRECTION,
  SHIFT_COUNT,
  SHIFT_ENDING,
  SHIFT_OPENING,
} from '@motorpark/domain';
import { type WireFields, wireNoun } from './fields';

/** The fields for opening a drawer, on the wire; the tables below are those of its other forms. */
export const SHIFT_OPENING_WIRE = {
  /** The terminal's id or name. */
  terminal: { sent: 'terminal_id' },
  counter: { sent: 'counter' },
  openingFloat: { sent: 'opening_float' },
} as const satisfies WireFields<typeof SHIFT_OPENING>;

export const CASH_DROP_WIRE = {
  amount: { sent: 'amount' },
  receivedBy: { sent: 'received_by' },
  note: { sent: 'note' },
} as const satisfies WireFields<typeof CASH_DROP>;

export const DROP_RETURN_WIRE = { reason: { sent: 'reason' } } as const satisfies WireFields<
  typeof DROP_RETURN
>;

export const DRAWER_EXPENSE_WIRE = {
  expenseType: { sent: 'expense_type' },
  approvingOfficer: { sent: 'approving_officer' },
  amount: { sent: 'amount' },
  description: { sent: 'description' },
} as const satisfies WireFields<typeof DRAWER_EXPENSE>;

export const SHIFT_COUNT_WIRE = {
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

/** The fields with which the head office ends another user's shift. */
export const SHIFT_ENDING_WIRE = {
  counting: { sent: 'counting' },
  ...SHIFT_COUNT_WIRE,
  reason: { sent: 'reason' },
} as const satisfies WireFields<typeof SHIFT_ENDING>;

export const SHIFT_CORRECTION_WIRE = {
  method: { sent: 'method' },
  finding: { sent: 'finding' },
  amount: { sent: 'amount' },
  reason: { sent: 'reason' },
} as const satisfies WireFields<typeof SHIFT_CORRECTION>;

export const SHIFT_CLOSING_WIRE = {
  floatLeft: { sent: 'float_left' },
  reason: { sent: 'reason' },
} as const satisfies WireFields<typeof SHIFT_CLOSING>;

export const BANKING_WIRE = { slip: { sent: 'slip' } } as const satisfies WireFields<typeof BANKING>;

export const DEPOSIT_WIRE = {
  ...BANKING_WIRE,
  amount: { sent: 'amount' },
  reason: { sent: 'reason' },
} as const satisfies WireFields<typeof DEPOSIT>;

/** Converts the form that opens a drawer to the wire; the converters below do the same for the other forms. */
export const shiftOpeningWire = wireNoun(SHIFT_OPENING, SHIFT_OPENING_WIRE);
export const cashDropWire = wireNoun(CASH_DROP, CASH_DROP_WIRE);
export const dropReturnWire = wireNoun(DROP_RETURN, DROP_RETURN_WIRE);
export const drawerExpenseWire = wireNoun(DRAWER_EXPENSE, DRAWER_EXPENSE_WIRE);
export const shiftCountWire = wireNoun(SHIFT_COUNT, SHIFT_COUNT_WIRE);
export const shiftEndingWire = wireNoun(SHIFT_ENDING, SHIFT_ENDING_WIRE);
export const shiftCorrectionWire = wireNoun(SHIFT_CORRECTION, SHIFT_CORRECTION_WIRE);
export const shiftClosingWire = wireNoun(SHIFT_CLOSING, SHIFT_CLOSING_WIRE);
export const depositWire = wireNoun(DEPOSIT, DEPOSIT_WIRE);
export const bankingWire = wireNoun(BANKING, BANKING_WIRE);
