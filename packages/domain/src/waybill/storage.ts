import type { Role } from '../access';
import { KOBO, TEXT } from '../field';
import { type Instant, type Kobo, counted, formatDateTime, formatNaira } from '../format';
import { mayAct } from '../rights';

/** The company's rules for what storage of a parcel costs. */
export interface StorageRules {
  /** Free hours since it was delivered. */
  storageHours: number;
  /** One fee after that, however long it waits; zero for none. */
  storageFee: Kobo;
}

/** The storage fee that is due if a parcel is handed over now, calculated by the server. */
export interface StorageTerms {
  fee: Kobo;
  waitsSince: Instant;
  freeHours: number;
  /** Whether it must be paid in cash, as nobody would confirm a transfer or POS payment (docs/payment.md#what-waits). */
  isCashOnly: boolean;
}

/** The fields of the hand-over form about storage. */
export const STORAGE_PAID = {
  storageMethod: { label: 'Storage is paid with', kind: TEXT },
  /** The reason of a waiver; empty if the fee is paid. */
  storageWaiver: { label: 'Why no storage fee is taken', kind: TEXT, isOptional: true },
} as const;

/** The storage fields of the payload that hands a parcel over. */
export const STORAGE = {
  /** The fee that the user was shown; the server refuses any other than what is due. */
  storageFee: { label: 'Storage fee', kind: KOBO },
  ...STORAGE_PAID,
} as const;

const HOUR = 3_600_000;

/** Whether a role may waive the storage fee: as it may still change the amount of a Delivered waybill. */
export const mayWaiveStorage = (role: Role): boolean =>
  mayAct('waybill.amount', { role, isOwn: true, moment: 'delivered' });

/** Returns the storage fee that is due; zero during the free hours. */
export const storageDue = (
  waitsSince: Instant,
  { storageHours, storageFee }: StorageRules,
  now: Instant,
): Kobo => (Date.parse(now) - Date.parse(waitsSince) > storageHours * HOUR ? storageFee : 0);

/** `Storage: ₦500.00, waiting since 19 Nov 2026, 08:00 AM (72 hours are free)` */
export const storageText = ({ fee, waitsSince, freeHours }: Omit<StorageTerms, 'isCashOnly'>): string =>
  `Storage: ${formatNaira(fee)}, waiting since ${formatDateTime(waitsSince)}${
    freeHours === 0 ? '' : ` (${counted(freeHours, 'hour')} ${freeHours === 1 ? 'is' : 'are'} free)`
  }`;
