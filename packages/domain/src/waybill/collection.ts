import { type DraftOf, PHONE, TEXT, type ValuesOf, fieldNames, showTold, tell } from '../field';
import { searchText } from '../search/fold';

/** Who takes a parcel away, as the clerk who hands it over writes it down (docs/waybill.md). */
export const COLLECTION = {
  collectedBy: { label: 'Collected by', kind: TEXT },
  collectorPhone: { label: 'Collector phone', inForm: 'Phone Number', kind: PHONE },
  identification: { label: 'Identification', kind: TEXT, isOptional: true },
} as const;
export type Collection = ValuesOf<typeof COLLECTION>;
export type CollectionDraft = DraftOf<typeof COLLECTION>;

/** Whether somebody goes by the receiver's name, however it is written; anybody else says who they are. */
export const isReceiver = (name: string, receiver: string): boolean =>
  searchText(name) === searchText(receiver);

/** Who took it away, as the history says it. */
export const collectionTold = (collection: Collection): { field: string; from: string; to: string }[] => {
  const told = tell(COLLECTION, collection);
  return fieldNames(COLLECTION).flatMap((name) => {
    const to = showTold(COLLECTION, name, told);
    return to === undefined ? [] : [{ field: COLLECTION[name].label, from: '', to }];
  });
};
