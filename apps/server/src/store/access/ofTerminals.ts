import { type Statement, sql } from '../../db';

/** Ids of terminals. */
export type Terminals = readonly string[];

/** SQL condition on a column that holds a terminal: it is one of them. One alone is compared as such, so that an index also gives the order. */
export function ofTerminals(column: Statement, terminals: Terminals): Statement {
  const [first, ...others] = terminals;
  if (first === undefined) return sql`false`;
  return others.length === 0 ? sql`${column} = ${first}` : sql`${column} = any(${[...terminals]}::uuid[])`;
}

/** Makes conditions on both ends of records mutually exclusive: a record may lead from one of a manager's terminals to another. */
export const disjoint = ([first, ...others]: Statement[], { length }: Terminals): Statement[] => [
  ...(first ? [first] : []),
  ...others.map((other) => (first && length > 1 ? sql`(${other} and not ${first})` : other)),
];
