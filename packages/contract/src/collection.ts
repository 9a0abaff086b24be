import { COLLECTION } from '@motorpark/domain';
import { type SentBy, wireForm } from './wireForm';

export type CollectionPayload = SentBy<typeof collectionWire>;

/** Converts the fields that record who collected a parcel to the wire. */
export const collectionWire = wireForm(COLLECTION);
