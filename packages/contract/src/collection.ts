import { COLLECTION } from '@motorpark/domain';
import { type PayloadOfFields, type WireFields, wireNoun } from './fields';

const COLLECTION_WIRE = {
  collectedBy: { sent: 'collected_by' },
  collectorPhone: { sent: 'collector_phone' },
  identification: { sent: 'identification' },
} as const satisfies WireFields<typeof COLLECTION>;
export type CollectionPayload = PayloadOfFields<typeof COLLECTION, typeof COLLECTION_WIRE>;

/** How it is written who takes a parcel away. */
export const collectionWire = wireNoun(COLLECTION, COLLECTION_WIRE);
