/** SQL text with numbered parameters ($1, $2, …) and their values. Made by `sql`, answered by `Sql.query`. */
export interface Statement {
  text: string;
  values: unknown[];
  /** Whether the database keeps its plan; see `prepared`. */
  readonly isPrepared?: boolean;
}

/** A statement that tells which rows it answers. */
export interface Asking<Row> extends Statement {
  readonly row?: Row;
}

/** Only what `sql` made is ever spliced into another statement: no object of a caller's can become SQL. */
class Fragment implements Statement {
  readonly values: unknown[];
  constructor(
    readonly parts: readonly string[],
    values: readonly unknown[],
  ) {
    this.values = [...values];
  }

  get text() {
    return this.parts.reduce((text, part, index) => `${text}$${index}${part}`);
  }
}

/** Columns to select, and the row that they make. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- statements are typed by it
export class Selection<Row> extends Fragment {
  declare readonly row: Row;
}

/** The row that some columns make, all of them together. */
export type RowOf<Columns> = (Columns extends Selection<infer Row> ? (row: Row) => void : never) extends (
  row: infer All,
) => void
  ? All
  : never;

type Spliced<Values extends readonly unknown[]> = Extract<Values[number], Selection<unknown>>;

/**
 * A tagged template: sql`select * from trip where id = ${id}`. A value becomes a parameter; a Statement as a value is
 * spliced in with its parameters; an array is bound as one array (`= any(${ids})`, `unnest(${seats}::int[])`). A plain
 * object is bound as JSON; a list that is meant as JSON needs JSON.stringify. `undefined` is refused: say null. What it selects by
 * `columns` and `computed` its rows have.
 */
export function sql<Values extends readonly unknown[]>(
  strings: TemplateStringsArray,
  ...values: Values
): [Spliced<Values>] extends [never] ? Statement : Asking<RowOf<Spliced<Values>>>;
export function sql(strings: TemplateStringsArray, ...values: unknown[]): Statement {
  return splice(strings, values);
}

/**
 * The same statement, planned once for each connection rather than each time, which is most of what a statement costs that finds a few rows by
 * their keys. Only for such ones, and for texts of which there are few: the plan is kept as long as the connection, whatever the values.
 */
export function prepared<Row>(statement: Asking<Row>): Asking<Row> {
  if (!(statement instanceof Fragment)) throw new TypeError('Only what sql made is prepared.');
  return Object.assign(new Fragment(statement.parts, statement.values), { isPrepared: true });
}

/** A name of ours as SQL, `sender_name` or `waybill.sender_name`: for tables of columns, never for what a caller sent. */
export function name(identifier: string): Statement {
  if (!/^[a-z_0-9]+(?:\.[a-z_0-9]+)?$/.test(identifier)) throw new TypeError(`${identifier} is no name.`);
  return new Fragment([identifier], []);
}

/** Statements one after another with text between: sql`where ${join(conditions, ' and ')}`. An empty list is refused. */
export function join(
  statements: readonly Statement[],
  separator: ', ' | ' and ' | ' or ' | ' ' | ' union all ',
): Fragment {
  if (statements.length === 0) throw new TypeError('join needs at least one statement');
  return splice(['', ...Array<string>(statements.length - 1).fill(separator), ''], statements);
}

function splice(strings: readonly string[], values: readonly unknown[]): Fragment {
  const parts = [strings[0] ?? ''];
  const bound: unknown[] = [];
  values.forEach((value, index) => {
    const after = strings[index + 1] ?? '';
    if (value instanceof Fragment) {
      const [first = '', ...rest] = value.parts;
      parts.push((parts.pop() ?? '') + first, ...rest);
      parts.push((parts.pop() ?? '') + after);
      bound.push(...value.values);
    } else {
      if (value === undefined)
        throw new TypeError(`A value of this statement is undefined: ${strings.join('?')}`);
      parts.push(after);
      bound.push(value);
    }
  });
  return new Fragment(parts, bound);
}
