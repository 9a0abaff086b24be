import { STORAGE } from '@motorpark/domain';
import type { WireNaira } from './wire';
import { type SentBy, wireForm } from './wireForm';

export type StoragePayload = SentBy<typeof storageWire>;

export const storageWire = wireForm(STORAGE);

/** The storage fee that is due if the parcel is handed over now. */
export interface WireStorage {
  fee: WireNaira;
  /** An instant. */
  waits_since: string;
  free_hours: number;
  cash_only?: true;
}
