import { type Statement, sql } from '../../db';

/** Ids of terminals. */
export type Terminals = readonly string[];

/** SQL condition on a column that holds a terminal: it is one of them. One alone is compared as such, so that an index also gives the order. */
export function ofTerminals(column: Statement, terminals: Terminals): Statement {
  const [first, ...others] = terminals;
  if (first === undefined) return sql`false`;
  return others.length === 0 ? sql`${column} = ${first}` : sql`${column} = any(${[...terminals]}::uuid[])`;
}
