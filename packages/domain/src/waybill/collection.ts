import { type FieldsOfPeople, PHONE, TEXT, type ValuesOf, fieldNames, formatField, toEntity } from '../field';
import type { Kobo } from '../format';
import { searchText } from '../searchText';

/** The fields that record who collected a parcel (docs/waybill.md). */
export const COLLECTION = {
  collectedBy: { label: 'Collected by', kind: TEXT, isPersonal: true },
  collectorPhone: { label: 'Collector phone', inForm: 'Phone Number', kind: PHONE, isPersonal: true },
  identification: { label: 'Identification', kind: TEXT, isOptional: true, isPersonal: true },
} as const satisfies FieldsOfPeople;
export type Collection = ValuesOf<typeof COLLECTION>;

/** Whether a name is the receiver's, in any spelling; any other person must show identification. */
export const isReceiver = (name: string, receiver: string): boolean =>
  searchText(name) === searchText(receiver);

/** Whether a text can be what somebody showed: a document with its number. */
export const isIdentification = (shown: string): boolean => shown.length >= 4 && /\d/.test(shown);

/** Whether a parcel is worth more than what the company hands over without an identification; 0 is no limit. */
export const isValuable = (worth: Kobo | undefined, limit: Kobo | undefined): boolean =>
  worth !== undefined && limit !== undefined && limit > 0 && worth > limit;

/** Returns the collection as changes for the history. */
export const collectionChanges = (collection: Collection): { field: string; from: string; to: string }[] => {
  const entity = toEntity(COLLECTION, collection);
  return fieldNames(COLLECTION).flatMap((name) => {
    const to = formatField(COLLECTION, name, entity);
    return to === undefined ? [] : [{ field: COLLECTION[name].label, from: '', to }];
  });
};
