import { type Fields, type ToldOf, showTold } from '@motorpark/domain';

/** Where people read a field: in which part, under which words, and what; its label and what it holds unless told. */
export interface Place<Row, Value> {
  part: string;
  term?: string | ((row: Row) => string);
  value?: (row: Row) => Value;
  isLarge?: boolean;
}

/** What is decided for each field of a noun, `null` where it is left out: a field without a decision does not compile. */
export type Places<F extends Fields, Row, Value = string | undefined> = Readonly<
  Record<keyof F, Place<Row, Value> | null>
>;

/** The fields of one part of an overview or a receipt, in the order of their places. */
export const placed =
  <F extends Fields, Row extends ToldOf<F>, Value>(fields: F, places: Places<F, Row, Value>, row: Row) =>
  (part: string): { term: string; value: Value | string | undefined; isLarge: boolean }[] =>
    Object.entries<Place<Row, Value> | null>(places).flatMap(([name, place]) => {
      if (place?.part !== part) return [];
      const { term = fields[name]?.label ?? name, value, isLarge = false } = place;
      return [
        {
          term: typeof term === 'string' ? term : term(row),
          value: value ? value(row) : showTold(fields, name, row),
          isLarge,
        },
      ];
    });
