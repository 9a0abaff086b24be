import { type Fields, type ToldOf, showTold } from '../field';

/** Something that people read of a record before they decide on it. */
export interface Fact<Row> {
  label: string;
  /** As people read it; undefined if this view of the record doesn't have it. */
  of: (row: Row) => string | undefined;
}

/** What an entity holds in some fields of its noun. */
export const fieldFacts = <F extends Fields>(
  fields: F,
  ...names: (keyof F & string)[]
): readonly Fact<ToldOf<F>>[] =>
  names.map((name) => ({
    label: fields[name]?.label ?? name,
    of: (told) => showTold(fields, name, told),
  }));

/** A fact that is another one now. */
export interface ChangedFact {
  label: string;
  was: string;
  is: string;
}

/** What of a record is not as somebody saw it. What only one of both views has cannot be compared, and is left out. */
export const changedFacts = <Row>(facts: readonly Fact<Row>[], seen: Row, now: Row): ChangedFact[] =>
  facts.flatMap(({ label, of }) => {
    const was = of(seen);
    const is = of(now);
    return was === undefined || is === undefined || was === is ? [] : [{ label, was, is }];
  });
