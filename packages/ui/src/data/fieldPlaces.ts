import { type Fields, type EntityFieldsOf, formatField, type Region } from '@motorpark/domain';
import type { Locale, Say } from '../locale';

/** How a field is shown: in which part, under which term, with which value. By default the term is the field's label and the value its own text. */
export interface Place<Row, Value> {
  part: string;
  term?: string | ((row: Row) => string);
  value?: (row: Row, region: Region, say: Say) => Value;
  isLarge?: boolean;
}

/** The place of each field of a noun, `null` if it is left out. A field without an entry does not compile. */
export type Places<F extends Fields, Row, Value = string | undefined> = Readonly<
  Record<keyof F, Place<Row, Value> | null>
>;

/** Returns a function that lists the fields of one part of an overview or a receipt, in the order of their places. */
export const fieldsByPart =
  <F extends Fields, Row extends EntityFieldsOf<F>, Value>(
    fields: F,
    places: Places<F, Row, Value>,
    row: Row,
    { region, say }: Locale,
  ) =>
  (part: string): { term: string; value: Value | string | undefined; isLarge: boolean }[] =>
    Object.entries<Place<Row, Value> | null>(places).flatMap(([name, place]) => {
      if (place?.part !== part) return [];
      const { term = fields[name]?.label ?? name, value, isLarge = false } = place;
      return [
        {
          term: typeof term === 'string' ? term : term(row),
          value: value ? value(row, region, say) : formatField(fields, name, row, region),
          isLarge,
        },
      ];
    });
