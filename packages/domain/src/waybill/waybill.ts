import { type OwnTerminal, isOwnTerminal } from '../access';
import type { Instant } from '../format';
import type { Erasure } from '../privacy';
import type { Change } from '../history';
import type { Confirmation } from '../payment';
import type { Voiding } from '../rights';
import type { Direction } from '../trip';
import { composeCode, findNumbered, readCode } from '../code';
import type { Versioned } from '../version';
import type { WaybillTold } from './waybillFields';

export const WAYBILL_STATUSES = ['Pending', 'On-Transit', 'Delivered', 'Picked Up'] as const;
export type WaybillStatus = (typeof WAYBILL_STATUSES)[number];

/** A parcel's contract. What a server left out is undefined and reads 'Unknown', 'Nil' or 'N/A' as the sheet asks. */
export interface Waybill extends Versioned, WaybillTold {
  id: string;
  /** What is printed, read out and scanned: the contract's `waybill_number`. */
  number: string;
  senderName: string;
  senderPhone: string;
  receiverName: string;
  receiverPhone: string;
  /** Names of the terminals; their ids only if the server sends them. */
  originTerminal?: string | undefined;
  destinationTerminal?: string | undefined;
  status?: string | undefined;
  /** Who took it in and when. */
  bookedBy?: string | undefined;
  bookedAt?: Instant | undefined;
  /** Whether it was on its way once, also where that was taken back; only where the server says so. */
  hasLeft?: boolean | undefined;
  /** How its payment stands, where its money had to be seen first. */
  confirmation?: Confirmation | undefined;
  /** Only of one that was voided: it stays readable, and is not valid any more. */
  voided?: Voiding | undefined;
  /** Only of one whose personal data was erased: it is not edited or printed any more. */
  erased?: Erasure | undefined;
  /** How it travels, where a server says it; ours of what is loaded onto a trip. */
  routeId?: string | undefined;
  vehicleNumber?: string | undefined;
  vehicleType?: string | undefined;
  departureDate?: Instant | undefined;
  pickupDate?: Instant | undefined;
  /** What happened to it, oldest first; only where it was read by itself from a server that keeps it. */
  history?: readonly Change[] | undefined;
}

/** The waybill of a list with this id, or with this number however it is typed. */
export const findWaybill = (waybills: readonly Waybill[], idOrNumber: string): Waybill | undefined =>
  findNumbered(waybills, idOrNumber, readWaybillNumber);

/** Outgoing or incoming as seen from a terminal; what neither leaves nor reaches it counts as outgoing, like a trip. */
export const waybillDirection = (
  {
    destinationTerminal,
    destinationTerminalId,
  }: Pick<Waybill, 'destinationTerminal' | 'destinationTerminalId'>,
  terminal: OwnTerminal | string,
): Direction =>
  isOwnTerminal(terminal, { id: destinationTerminalId, name: destinationTerminal ?? '' })
    ? 'incoming'
    : 'outgoing';

/** What every waybill number begins with. */
export const WAYBILL_PREFIX = 'WB';

/** A new waybill number, `WB-7QF3XM-K`; unique only as far as chance goes, the database has the last word. */
export const newWaybillNumber = (random: () => number): string => composeCode(WAYBILL_PREFIX, random);

/** The waybill number that a person typed or a scanner read, as it is printed; undefined if it is not one or is mistyped. */
export const readWaybillNumber = (typed: string): string | undefined => readCode(WAYBILL_PREFIX, typed);
