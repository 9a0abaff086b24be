/** Parses a value from PostgreSQL's text. */
export type Parser = (text: string) => unknown;

const int8: Parser = (text) => {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} is too big for a number`);
  return number;
};

/** Sessions use ISO dates in UTC, so the text always ends in +00; infinity and years BC stay text. */
const timestamptz: Parser = (text) =>
  /^\d{4}-.*\+00$/.test(text) ? new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`).toISOString() : text;

const text: Parser = (value) => value;
const json: Parser = (value) => JSON.parse(value);
const bool: Parser = (value) => value === 't';
const bytea: Parser = (value) => Buffer.from(value.slice(2), 'hex');

/** For each type: its OID in pg_type, the OID of its array type, and its parser. */
const TYPES: readonly (readonly [oid: number, arrayOid: number, parser: Parser])[] = [
  [16, 1000, bool],
  [17, 1001, bytea],
  [20, 1016, int8],
  [21, 1005, Number],
  [23, 1007, Number],
  [25, 1009, text],
  [114, 199, json],
  [700, 1021, Number],
  [701, 1022, Number],
  [1042, 1014, text],
  [1043, 1015, text],
  [1082, 1182, text],
  [1114, 1115, text],
  [1184, 1185, timestamptz],
  [1700, 1231, text],
  [2950, 2951, text],
  [3802, 3807, json],
];

/** Parsers by type OID; types that are not listed stay text. */
export const PARSERS: ReadonlyMap<number, Parser> = new Map(
  TYPES.flatMap(([oid, arrayOid, parser]) => [
    [oid, parser] as const,
    [arrayOid, (value: string) => listOf(value, parser)] as const,
  ]),
);

export const parserOf = (oid: number): Parser => PARSERS.get(oid) ?? text;

const TOKEN = /[{},]|"((?:[^"\\]|\\.)*)"|[^{},"]+/gs;

/** Parses PostgreSQL's text of an array, `{1,NULL,"a b"}`, nested to any depth; each item is parsed by `parser`. */
function listOf(array: string, parser: Parser): unknown[] {
  const stack: unknown[][] = [[]];
  for (const [token, quoted] of array.matchAll(TOKEN)) {
    const open = stack.at(-1);
    if (token === '{') {
      const list: unknown[] = [];
      open?.push(list);
      stack.push(list);
    } else if (token === '}') stack.pop();
    else if (token !== ',') open?.push(item(token, quoted, parser));
  }
  const [list] = stack[0] ?? [];
  if (!Array.isArray(list)) throw new TypeError(`${array} is no array`);
  return list;
}

function item(token: string, quoted: string | undefined, parser: Parser): unknown {
  if (quoted !== undefined) return parser(quoted.replace(/\\(.)/gs, '$1'));
  return token === 'NULL' ? null : parser(token);
}
