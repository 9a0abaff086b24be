import { type WireName, wireNameOf } from '../wireName';

/** How the values of a column are written on screens and in files. */
export type ColumnKind = 'text' | 'phone' | 'naira' | 'count' | 'day' | 'instant' | 'method' | 'status';

/** One column of a list. Its key is the record's field in the app. */
export interface ListColumn {
  /** Its head on screens and in files. */
  header: string;
  /** Default `text`. */
  kind?: ColumnKind;
  /** The row's field on the wire, if it is not the key in snake case. */
  wire?: string;
  /** The only place that has it, if not both. */
  only?: 'screen' | 'file';
  /** Whether the list can be sorted by it, or the column by which pressing its head sorts. */
  sort?: true | string;
  /** Whether a record may well have none: a screen then shows a dash, and not that it is missing. */
  isOptional?: boolean;
  /** Whether its values are searched; by default texts and phones are. */
  search?: boolean;
  /** Its place in the order in which columns give way if there is no room for all of them, from 1. */
  hides?: number;
  /** The look of a column of `DataTable`. */
  isRowHeader?: boolean;
  truncate?: boolean | 'twoLines';
  width?: string;
  align?: 'start' | 'end';
  isMuted?: boolean;
  card?: 'title' | 'badge' | 'meta' | 'id' | 'hidden';
  /** The word before the value on a card; true for the header. */
  cardLabel?: true | string;
}

/** The columns of a list, in their order on screens and in files (docs/lists.md#a-column). */
export type ListColumns = Readonly<Record<string, ListColumn>>;

/** The name of a column's value on the wire. */
export type ColumnWireName<
  Columns extends ListColumns,
  Key extends keyof Columns & string,
> = Columns[Key] extends {
  wire: infer Name extends string;
}
  ? Name
  : WireName<Key>;

/** The wire's names of a list's sorts. */
export type SortName<Columns extends ListColumns> = {
  [Key in keyof Columns & string]: Columns[Key] extends { sort: true } ? ColumnWireName<Columns, Key> : never;
}[keyof Columns & string];

/** The keys of the columns that a screen or a file has. */
export type KeyIn<Columns extends ListColumns, Place extends 'screen' | 'file'> = {
  [Key in keyof Columns & string]: Columns[Key] extends { only: infer Only }
    ? Only extends Place
      ? Key
      : never
    : Key;
}[keyof Columns & string];

/** The type of the values that a column's kind can write. */
type ValueOf<Column extends ListColumn> = Column extends { kind: infer Kind }
  ? Kind extends 'naira'
    ? string | number
    : Kind extends 'count'
      ? number
      : string
  : string | number;

type HasValue<Row, Name, Column extends ListColumn> = Name extends keyof Row
  ? NonNullable<Row[Name]> extends ValueOf<Column>
    ? true
    : false
  : false;

/**
 * What a place says itself of a list's columns: how those are written whose value its rows do not have, under the column's name there and as its kind can write
 * it, and what else differs. Leaving out one of the former does not compile.
 */
export type OwnIn<Place extends 'screen' | 'file', Row, Columns extends ListColumns, Must, May = Must> = {
  readonly [
    Key in KeyIn<Columns, Place> as HasValue<
      Row,
      Place extends 'file' ? ColumnWireName<Columns, Key> : Key,
      Columns[Key]
    > extends true
      ? never
      : Key
  ]: Must;
} & { readonly [Key in KeyIn<Columns, Place>]?: May };

/** Returns the columns of a list's file, with their keys. */
export const fileColumns = (columns: ListColumns): [key: string, ListColumn][] =>
  Object.entries(columns).filter(([, { only }]) => only !== 'screen');

export const wireName = (key: string, { wire }: ListColumn): string => wire ?? wireNameOf(key);

/** Returns the wire's name of the sort that a link calls by a column's key; undefined if the list has no such sort. */
export function sortName(columns: ListColumns, key: string): string | undefined {
  const column = Object.hasOwn(columns, key) ? columns[key] : undefined;
  return column?.sort === true ? wireName(key, column) : undefined;
}
