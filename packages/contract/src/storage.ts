import { STORAGE } from '@motorpark/domain';
import { type PayloadOfFields, type WireFields, wireNoun } from './fields';
import type { WireNaira } from './wire';

const STORAGE_WIRE = {
  storageFee: { sent: 'storage_fee' },
  storageMethod: { sent: 'storage_method' },
  storageWaiver: { sent: 'storage_waiver' },
} as const satisfies WireFields<typeof STORAGE>;
export type StoragePayload = PayloadOfFields<typeof STORAGE, typeof STORAGE_WIRE>;

export const storageWire = wireNoun(STORAGE, STORAGE_WIRE);

/** The storage fee that is due if the parcel is handed over now. */
export interface WireStorage {
  fee: WireNaira;
  /** An instant. */
  waits_since: string;
  free_hours: number;
  cash_only?: true;
}
