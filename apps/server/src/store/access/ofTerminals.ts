import { type Statement, sql } from '../../db';

/** Ids of terminals. */
export type Terminals = readonly string[];

/** SQL condition on a column that holds a terminal: it is one of them. One alone is compared as such, so that an index also gives the order. */
export function ofTerminals(column: Statement, terminals: Terminals): Statement {
  const [first, ...others] = terminals;
  if (first === undefined) return sql`false`;
  return others.length === 0 ? sql`${column} = ${first}` : sql`${column} = any(${[...terminals]}::uuid[])`;
}

/** Returns SQL conditions on the columns of a record's ends, of which a record meets at most one: it may lead from one of a manager's terminals to another. */
export const ofEnds = (columns: Statement[], terminals: Terminals): Statement[] =>
  columns.map((column, place) => {
    const [first] = place > 0 && terminals.length > 1 ? columns : [];
    const at = ofTerminals(column, terminals);
    return first ? sql`(${at} and not ${ofTerminals(first, terminals)})` : at;
  });
