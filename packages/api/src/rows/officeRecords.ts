import type {
  Call,
  CsvList,
  ListColumns,
  NamesOf,
  Nothing,
  SearchQuery,
  WireForm,
} from '@motorpark/contract';
import {
  type DraftOf,
  type EntityFieldsOf,
  type Fields,
  type ServiceForm,
  type Versioned,
  draftOf,
  toEntity,
  valuesOf,
} from '@motorpark/domain';
import { request } from '../backend/connection';
import { useRights } from '../backend/useMay';
import type { FoundRows, ListQuery, Listed } from '../port/found';
import { type Save, type Saved, type VoidOrder, useRemove, useSave, writesOf } from './records';
import { rowsOfCall } from './rowsOfCall';
import { type FoundSource, useFoundRows } from './useFoundRows';
import { useRecord } from './useRecord';

/** A noun of the office, as the contract defines it. */
interface OfficeNoun<Row, F extends Fields, Names extends NamesOf<F>> {
  one: string;
  many: CsvList;
  columns: ListColumns;
  form: WireForm<F, Names>;
  record: { read: (wire: unknown) => Row };
  list: Call<Nothing | SearchQuery, unknown, FoundRows<Row>>;
  create: Call<object, unknown, Versioned>;
  edit: Call<object, unknown, Versioned>;
  remove: Call<Nothing, unknown>;
}

/** A list of records that can be found, opened and deleted. */
export interface ListRecords<Row> {
  many: CsvList;
  source: FoundSource<Row>;
  remove: (order: VoidOrder) => Promise<Saved>;
}

/** Returns how the records of a noun of the office are found, read and changed. */
export const officeRecords = <Row extends Listed, F extends Fields, Names extends NamesOf<F>>({
  one,
  many,
  columns,
  form,
  record,
  list,
  ...calls
}: OfficeNoun<Row, F, Names>) => ({
  one,
  many,
  source: { ...rowsOfCall({ list: many, call: list }), columns },
  ...writesOf<DraftOf<F>>({
    ...calls,
    payloadOf: (draft) => form.payload(toEntity(form.fields, valuesOf(form.fields, draft))),
  }),
  /** The names of the form's fields on the wire. */
  names: form.names,
  read: record.read,
  draftOf: (row: EntityFieldsOf<F>) => draftOf(form.fields, row),
});

/** Returns the records that match a query (docs/lists.md). */
export const useFoundRecords = <Row extends Listed>(
  { source }: Pick<ListRecords<Row>, 'source'>,
  query: ListQuery,
) => useFoundRows(source, query);

/** Returns the record that a form opens. */
export const useOneRecord = <Row extends Listed>(
  { source }: Pick<ListRecords<Row>, 'source'>,
  id: string | undefined,
) => useRecord(source, id);

export const useSaveRecord = <Form>({
  many,
  save,
}: {
  many: CsvList;
  save: (order: Save<Form>) => Promise<Saved>;
}) => useSave(many, save);

export const useRemoveRecord = ({ many, remove }: Pick<ListRecords<unknown>, 'many' | 'remove'>) =>
  useRemove(many, remove);

/** The record as the user saw it, and its new status. */
export interface ServiceOrder extends Versioned, ServiceForm {
  id: string;
}

/** Records that can be put out of service. */
export interface ServedRecords<Row> extends ListRecords<Row> {
  setStatus: Call<ServiceForm, unknown, unknown>;
}

/** Returns a function that puts a record out of service or back; undefined if the user may not. */
export function useSetService({ many, setStatus }: Pick<ServedRecords<unknown>, 'many' | 'setStatus'>) {
  const may = useRights();
  const { save } = useSave(many, ({ id, version, status }: ServiceOrder) =>
    request(setStatus, { id, version, payload: { status } }),
  );
  return may(setStatus.does) ? save : undefined;
}
