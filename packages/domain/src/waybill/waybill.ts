import { type OwnTerminal, isOwnTerminal } from '../access';
import type { Instant, Kobo } from '../format';
import type { SoldRecord } from '../payment';
import type { GiveBackTerms } from '../ticket';
import type { Direction } from '../trip';
import { composeCode, findNumbered, readCode } from '../code';
import type { WaybillEntityFields } from './waybillFields';

export const WAYBILL_STATUSES = ['Pending', 'On-Transit', 'Delivered', 'Picked Up'] as const;
export type WaybillStatus = (typeof WAYBILL_STATUSES)[number];

/** A parcel's contract. Fields that a server did not send are undefined and shown as 'Unknown', 'Nil' or 'N/A', depending on the sheet. */
export interface Waybill extends SoldRecord, WaybillEntityFields {
  senderName: string;
  senderPhone: string;
  receiverName: string;
  receiverPhone: string;
  /** The names of the terminals; their ids are set only if the server sends them. */
  originTerminal?: string | undefined;
  destinationTerminal?: string | undefined;
  /** Since when it waits to be picked up; undefined unless it is Delivered, and if the server does not say. */
  waitsSince?: Instant | undefined;
  /** Whether it was ever on its way, even if that step was taken back; undefined if the server does not say. */
  wasOnItsWay?: boolean | undefined;
  /** Whether its bus has arrived and nobody received it. */
  isMissing?: boolean | undefined;
  /** The storage fee that was paid, beside the price, and (`storageMethod`) its payment method. */
  storageFee?: Kobo | undefined;
  storageMethod?: string | undefined;
  /** How the user may lower its amount, and change its payment method; only of a valid waybill that was fetched by itself. */
  terms?: { amount: GiveBackTerms; method: GiveBackTerms } | undefined;
  /** The trip that carries it; undefined if the server does not send it. Our own server sends it for parcels loaded onto a trip. */
  routeId?: string | undefined;
  vehicleNumber?: string | undefined;
  vehicleType?: string | undefined;
  departureDate?: Instant | undefined;
  pickupDate?: Instant | undefined;
}

/** Finds the waybill with this id, or with this number in any accepted spelling; undefined if there is none. */
export const findWaybill = (waybills: readonly Waybill[], idOrNumber: string): Waybill | undefined =>
  findNumbered(waybills, idOrNumber, readWaybillNumber);

/** Returns the direction of a waybill relative to a terminal; one that neither leaves nor reaches it counts as outgoing, like a trip. */
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

export const WAYBILL_PREFIX = 'WB';

/** Generates a waybill number such as `WB-7QF3XM-K`; its uniqueness is only probable, the database enforces it. */
export const newWaybillNumber = (random: () => number): string => composeCode(WAYBILL_PREFIX, random);

/** Parses a typed or scanned waybill number and returns it as it is printed; undefined if it is not one or is mistyped. */
export const readWaybillNumber = (typed: string): string | undefined => readCode(WAYBILL_PREFIX, typed);
