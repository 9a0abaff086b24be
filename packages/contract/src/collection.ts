import { COLLECTION } from '@motorpark/domain';
import { type PayloadOfFields, type WireFields, wireNoun } from './fields';

const COLLECTION_WIRE = {
  collectedBy: { sent: 'collected_by' },
  collectorPhone: { sent: 'collector_phone' },
  identification: { sent: 'identification' },
} as const satisfies WireFields<typeof COLLECTION>;
export type CollectionPayload = PayloadOfFields<typeof COLLECTION, typeof COLLECTION_WIRE>;

/** Converts the fields that record who collected a parcel to the wire. */
export const collectionWire = wireNoun(COLLECTION, COLLECTION_WIRE);
