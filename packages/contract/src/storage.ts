import { STORAGE, type StorageTerms } from '@motorpark/domain';
import { count, ifTrue, instant, naira } from './codec';
import { type FieldsOf, as, record } from './record';
import { type SentBy, wireForm } from './wireForm';

export type StoragePayload = SentBy<typeof storageWire>;

export const storageWire = wireForm(STORAGE);

/** The storage fee that is due if the parcel is handed over now. */
export const storageTermsCodec = record({
  fee: naira,
  waitsSince: instant,
  freeHours: count,
  isCashOnly: as('cash_only', ifTrue),
} satisfies FieldsOf<StorageTerms>);
