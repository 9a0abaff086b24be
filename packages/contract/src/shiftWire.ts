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
import { wireForm } from './wireForm';

const NOTES = {
  note1000: 'note_1000',
  note500: 'note_500',
  note200: 'note_200',
  note100: 'note_100',
  note50: 'note_50',
  note20: 'note_20',
  note10: 'note_10',
  note5: 'note_5',
} as const;

/** The terminal is its id or name. */
export const shiftOpeningWire = wireForm(SHIFT_OPENING, { terminal: 'terminal_id' });
export const cashDropWire = wireForm(CASH_DROP);
export const dropReturnWire = wireForm(DROP_RETURN);
export const drawerExpenseWire = wireForm(DRAWER_EXPENSE, { claim: 'claim_number' });
export const shiftCountWire = wireForm(SHIFT_COUNT, NOTES);
export const shiftEndingWire = wireForm(SHIFT_ENDING, NOTES);
export const shiftCorrectionWire = wireForm(SHIFT_CORRECTION);
export const shiftClosingWire = wireForm(SHIFT_CLOSING);
export const depositWire = wireForm(DEPOSIT);
export const bankingWire = wireForm(BANKING);
