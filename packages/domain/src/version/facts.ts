import { type Fields, type EntityFieldsOf, formatField } from '../field';

/** A property of a record that users see before they confirm an action on it. */
export interface Fact<Row> {
  label: string;
  /** Returns the formatted value; undefined if this view of the record does not contain it. */
  of: (row: Row) => string | undefined;
}

export const fieldFacts = <F extends Fields>(
  fields: F,
  ...names: (keyof F & string)[]
): readonly Fact<EntityFieldsOf<F>>[] =>
  names.map((name) => ({
    label: fields[name]?.label ?? name,
    of: (entity) => formatField(fields, name, entity),
  }));

export interface ChangedFact {
  label: string;
  was: string;
  is: string;
}

/** Returns the facts that changed since the user saw the record. Facts that only one of the two views contains cannot be compared and are left out. */
export const changedFacts = <Row>(facts: readonly Fact<Row>[], seen: Row, now: Row): ChangedFact[] =>
  facts.flatMap(({ label, of }) => {
    const was = of(seen);
    const is = of(now);
    return was === undefined || is === undefined || was === is ? [] : [{ label, was, is }];
  });
