/** SQL text with numbered parameters ($1, $2, …) and their values. Created by `sql`, run by `Sql.query`. */
export interface Statement {
  text: string;
  values: unknown[];
  /** Whether the database caches its plan; see `prepared`. */
  readonly isPrepared?: boolean;
}

export interface TypedStatement<Row> extends Statement {
  readonly row?: Row;
}

/** Only fragments created by `sql` are spliced into other statements, so that no object from a caller can become SQL. */
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

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- determines the row type of statements
export class Selection<Row> extends Fragment {
  declare readonly row: Row;
}

/** The row type of all the given columns together. */
export type RowOf<Columns> = (Columns extends Selection<infer Row> ? (row: Row) => void : never) extends (
  row: infer All,
) => void
  ? All
  : never;

type Spliced<Values extends readonly unknown[]> = Extract<Values[number], Selection<unknown>>;

/**
 * A tagged template: sql`select * from trip where id = ${id}`. A value becomes a parameter; a Statement is spliced in with its parameters, and in brackets
 * if it is a condition with an `or` that is combined with others by `and`, or anything combined that `not` precedes; an array is bound as one array (`= any(${ids})`, `unnest(${seats}::int[])`). A plain object is bound as JSON; an array meant as JSON needs JSON.stringify. Throws
 * on `undefined`; use null. Selections by `columns` and `computed` determine the row type.
 */
export function sql<Values extends readonly unknown[]>(
  strings: TemplateStringsArray,
  ...values: Values
): [Spliced<Values>] extends [never] ? Statement : TypedStatement<RowOf<Spliced<Values>>>;
export function sql(strings: TemplateStringsArray, ...values: unknown[]): Statement {
  return splice(strings, values);
}

/**
 * Returns the statement as a prepared one, which is planned once per connection: for statements that find a few rows by key, planning is most of the
 * cost. Use it only for these, and only for a limited number of texts, as plans are cached for the lifetime of the connection.
 */
export function prepared<Row>(statement: TypedStatement<Row>): TypedStatement<Row> {
  if (!(statement instanceof Fragment)) throw new TypeError('Only what sql made is prepared.');
  return Object.assign(new Fragment(statement.parts, statement.values), { isPrepared: true });
}

/** Splices an identifier, `sender_name` or `waybill.sender_name`; only for names from our own code, never for input of a caller. */
export function name(identifier: string): Statement {
  if (!/^[a-z_0-9]+(?:\.[a-z_0-9]+)?$/.test(identifier)) throw new TypeError(`${identifier} is no name.`);
  return new Fragment([identifier], []);
}

/** Joins statements with a separator: sql`where ${join(conditions, ' and ')}`. Throws if the list is empty. */
export function join(
  statements: readonly Statement[],
  separator: ', ' | ' and ' | ' or ' | ' ' | ' union all ',
): Fragment {
  if (statements.length === 0) throw new TypeError('join needs at least one statement');
  return splice(['', ...Array<string>(statements.length - 1).fill(separator), ''], statements);
}

/** Whether a spliced condition is combined with others so that an `or` or `and` of its own would bind to them: `a and b or c`. */
function needsBrackets({ parts }: Fragment, before: string, after: string): boolean {
  const has = (word: RegExp) => parts.some((part) => word.test(part));
  if (/\bnot\s+$/i.test(before)) return has(/\b(?:and|or)\b/i);
  return (/\band\s+$/i.test(before) || /^\s+and\b/i.test(after)) && has(/\bor\b/i);
}

const bracketed = (parts: readonly string[]): readonly string[] =>
  parts.map((part, index) => `${index === 0 ? '(' : ''}${part}${index === parts.length - 1 ? ')' : ''}`);

function splice(strings: readonly string[], values: readonly unknown[]): Fragment {
  const parts = [strings[0] ?? ''];
  const bound: unknown[] = [];
  values.forEach((value, index) => {
    const after = strings[index + 1] ?? '';
    if (value instanceof Fragment) {
      const isBracketed = needsBrackets(value, strings[index] ?? '', after);
      const [first = '', ...rest] = isBracketed ? bracketed(value.parts) : value.parts;
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
