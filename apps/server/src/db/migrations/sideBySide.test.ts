import { beforeAll, expect, inject, it } from 'vitest';
import type { Engine } from '../database';
import { openPglite } from '../engines/pglite';
import { sql } from '../sql';
import { emptyFolder } from '../testing/pgliteTemplate';
import { MIGRATIONS } from './index';
import { migrate } from './migrate';

interface Column {
  column: string;
  type: string;
  isFilledIn: boolean;
  mayBeNull: boolean;
}

/** Returns all columns, and whether a statement that does not know a column can still insert rows. */
async function columnsOf(engine: Engine): Promise<Map<string, Column>> {
  const rows = await engine.query<{
    column: string;
    type: string;
    is_filled_in: boolean;
    may_be_null: boolean;
  }>(sql`
    select table_name || '.' || column_name as column, udt_name::text as type, is_nullable = 'YES' as may_be_null,
      is_nullable = 'YES' or column_default is not null or is_generated = 'ALWAYS' or is_identity = 'YES' as is_filled_in
    from information_schema.columns where table_schema = 'public'`);
  return new Map(
    rows.map(({ column, type, is_filled_in: isFilledIn, may_be_null: mayBeNull }) => [
      column,
      { column, type, isFilledIn, mayBeNull },
    ]),
  );
}

/** Returns the changes that break a server which knows the schema as it was before. */
function lostBetween(before: Map<string, Column>, after: Map<string, Column>): string[] {
  const tables = new Set([...before.keys()].map(tableOf));
  const lost = [...before.values()].flatMap(({ column, type, mayBeNull }) => {
    const now = after.get(column);
    if (!now) return [`${column} is gone`];
    if (now.type !== type) return [`${column} is another type`];
    return mayBeNull && !now.mayBeNull && !now.isFilledIn ? [`${column} may not be empty any more`] : [];
  });
  const asked = [...after.values()].filter(
    ({ column, isFilledIn }) => !before.has(column) && tables.has(tableOf(column)) && !isFilledIn,
  );
  return [...lost, ...asked.map(({ column }) => `${column} has to be filled in`)];
}

const tableOf = (column: string): string => column.slice(0, column.indexOf('.'));

const LOST = new Map<string, string[]>();
/** The place of the first migration that changes what a database has. */
const FIRST = 1;

beforeAll(async () => {
  const engine = await openPglite(emptyFolder(inject('pgliteTemplate')));
  try {
    await migrate(engine, MIGRATIONS.slice(0, FIRST));
    let before = await columnsOf(engine);
    for (const [place, { name }] of MIGRATIONS.slice(FIRST).entries()) {
      await migrate(engine, MIGRATIONS.slice(0, FIRST + place + 1));
      const after = await columnsOf(engine);
      LOST.set(name, lostBetween(before, after));
      before = after;
    }
  } finally {
    await engine.close();
  }
});

it.each(MIGRATIONS.slice(FIRST).map(({ name }) => name))(
  '%s leaves all columns that servers of the version before read, and asks for none that they do not write',
  (name) => {
    expect(LOST.get(name)).toEqual([]);
  },
);

it('A column that is gone, of another type or to be filled in is noticed', () => {
  const known = (column: string, wishes: Partial<Column> = {}): [string, Column] => [
    column,
    { column, type: 'text', isFilledIn: true, mayBeNull: true, ...wishes },
  ];
  const before = new Map([known('a.gone'), known('a.type'), known('a.null')]);
  const after = new Map([
    known('a.type', { type: 'int4' }),
    known('a.null', { mayBeNull: false, isFilledIn: false }),
    known('a.new', { isFilledIn: false }),
    known('b.new', { isFilledIn: false }),
  ]);
  expect(lostBetween(before, after)).toEqual([
    'a.gone is gone',
    'a.type is another type',
    'a.null may not be empty any more',
    'a.new has to be filled in',
  ]);
});
