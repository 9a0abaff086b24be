import type { Day, Instant, Kobo } from '../format';
import { composeCode, isCode, readCode } from '../code';

export const WAYBILL_STATUSES = ['Pending', 'On-Transit', 'Delivered', 'Picked Up'] as const;
export type WaybillStatus = (typeof WAYBILL_STATUSES)[number];

export const WAYBILL_PAYMENT_METHODS = ['Bank transfer/USSD', 'Cash', 'Debit card/POS'] as const;
export type WaybillPaymentMethod = (typeof WAYBILL_PAYMENT_METHODS)[number];

/** A parcel's contract. What a server left out is undefined and reads 'Unknown', 'Nil' or 'N/A' as the sheet asks. */
export interface Waybill {
  id: string;
  /** What is printed, read out and scanned: the contract's `waybill_number`. */
  number: string;
  senderName: string;
  senderNumber: string;
  senderAddress?: string | undefined;
  receiverName: string;
  receiverNumber: string;
  originTerminal?: string | undefined;
  destinationTerminal?: string | undefined;
  bookDate?: Day | Instant | undefined;
  description?: string | undefined;
  quantity?: number | undefined;
  /** Kilograms, as written on the scale. */
  weightKg?: string | undefined;
  handlingInstructions?: string | undefined;
  worth?: Kobo | undefined;
  amount?: Kobo | undefined;
  paymentMethod?: string | undefined;
  status?: string | undefined;
}

const PREFIX = 'WB';

/** A new waybill number, `WB-7QF3XM-K`; unique only as far as chance goes, the database has the last word. */
export const newWaybillNumber = (random: () => number): string => composeCode(PREFIX, random);

/** Whether text is a whole waybill number as printed, its check character included. */
export const isWaybillNumber = (text: string): boolean => isCode(PREFIX, text);

/** The waybill number that a person typed or a scanner read, as it is printed; undefined where it is none or has a slip in it. */
export const readWaybillNumber = (typed: string): string | undefined => readCode(PREFIX, typed);
