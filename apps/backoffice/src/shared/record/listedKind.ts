import type { ListRecords } from '@motorpark/api';
import type { Draft, RecordField } from '@motorpark/ui/form';
import type { ListWords, ListedKind, SearchWord } from './recordKind';
import { headed, usualWords } from './usualWords';

/** A noun of the office, with how its records are found, read and changed. */
interface OfficeRecords<Row> extends ListRecords<Row> {
  one: string;
  names: Readonly<Record<string, string>>;
  read: (wire: unknown) => Row;
  draftOf: (row: Row) => Draft;
}

interface Own<Row extends { id: string }, Values extends object> extends Pick<
  ListedKind<Row, Values>,
  'paths' | 'columns' | 'searchOnlyFields' | 'nameOf' | 'tabs'
> {
  fields: readonly RecordField<keyof Values & string>[];
  words: Partial<ListWords> & Pick<ListWords, SearchWord>;
}

/** Returns a kind of office record with the usual titles and texts, and with what it has of its own. */
export const listedKind = <
  Row extends { id: string },
  Values extends object,
  Records extends OfficeRecords<Row> & { names: Readonly<Record<keyof Values & string, string>> },
>(
  records: Records,
  { fields, words, ...own }: Own<Row, Values>,
): ListedKind<Row, Values, Records> => ({
  ...own,
  one: records.one,
  many: records.many,
  title: headed(records.many),
  records,
  form: {
    title: `${headed(records.one)} Information`,
    wireNames: records.names,
    read: records.read,
    valuesOf: records.draftOf,
    fields,
  },
  words: { ...usualWords(records.one, records.many), ...words },
});
