import { CASH_DROP, SHIFT_COUNT, SHIFT_OPENING } from '@motorpark/domain';
import { type WireFields, wireNoun } from './fields';

/** What a clerk says of their drawer, on the wire. */
export const SHIFT_OPENING_WIRE = {
  /** Its id or its name. */
  terminal: { sent: 'terminal_id' },
  counter: { sent: 'counter' },
  openingFloat: { sent: 'opening_float' },
} as const satisfies WireFields<typeof SHIFT_OPENING>;

export const CASH_DROP_WIRE = {
  amount: { sent: 'amount' },
  note: { sent: 'note' },
} as const satisfies WireFields<typeof CASH_DROP>;

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

/** How what a clerk says of their drawer is written. */
export const shiftOpeningWire = wireNoun(SHIFT_OPENING, SHIFT_OPENING_WIRE);
export const cashDropWire = wireNoun(CASH_DROP, CASH_DROP_WIRE);
export const shiftCountWire = wireNoun(SHIFT_COUNT, SHIFT_COUNT_WIRE);
