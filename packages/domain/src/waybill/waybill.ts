import type { Day, Instant, Kobo } from '../format';
import type { Change } from '../history';
import type { Direction } from '../trip';
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
  senderEmail?: string | undefined;
  senderAddress?: string | undefined;
  receiverName: string;
  receiverNumber: string;
  /** Names of the terminals; their ids only where the server tells them. */
  originTerminal?: string | undefined;
  destinationTerminal?: string | undefined;
  originTerminalId?: string | undefined;
  destinationTerminalId?: string | undefined;
  bookDate?: Day | Instant | undefined;
  description?: string | undefined;
  /** Pieces; text, for other servers let people write `3 bags`. */
  quantity?: string | undefined;
  /** Kilograms, as written on the scale. */
  weightKg?: string | undefined;
  handlingInstructions?: string | undefined;
  worth?: Kobo | undefined;
  amount?: Kobo | undefined;
  paymentMethod?: string | undefined;
  status?: string | undefined;
  /** Who took it in and when. */
  bookedBy?: string | undefined;
  bookedAt?: Instant | undefined;
  /** Only of one that was deleted: it stays on record. */
  deletedAt?: Instant | undefined;
  /** How it travels, where a server says it (specification section 3); ours doesn't. */
  routeId?: string | undefined;
  vehicleNumber?: string | undefined;
  vehicleType?: string | undefined;
  departureDate?: Instant | undefined;
  pickupDate?: Instant | undefined;
  /** What happened to it, oldest first; only where it was read by itself from a server that keeps it. */
  history?: readonly Change[] | undefined;
}

const sameName = (one = '', other = '') => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Outgoing or incoming as seen from a terminal; what neither leaves nor reaches it counts as outgoing, like a trip. */
export const waybillDirection = (
  waybill: Pick<Waybill, 'destinationTerminal'>,
  terminalName: string,
): Direction => (sameName(waybill.destinationTerminal, terminalName) ? 'incoming' : 'outgoing');

/** What every waybill number begins with. */
export const WAYBILL_PREFIX = 'WB';

/** A new waybill number, `WB-7QF3XM-K`; unique only as far as chance goes, the database has the last word. */
export const newWaybillNumber = (random: () => number): string => composeCode(WAYBILL_PREFIX, random);

/** Whether text is a whole waybill number as printed, its check character included. */
export const isWaybillNumber = (text: string): boolean => isCode(WAYBILL_PREFIX, text);

/** The waybill number that a person typed or a scanner read, as it is printed; undefined where it is none or has a slip in it. */
export const readWaybillNumber = (typed: string): string | undefined => readCode(WAYBILL_PREFIX, typed);
