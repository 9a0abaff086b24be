import { type Sql, sql } from '../index';

/** The TypeScript type of parsed values for each PostgreSQL type (`db/parsers.ts`). */
const READ: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'Day',
  int4: 'number',
  int8: 'number',
  jsonb: 'unknown',
  text: 'string',
  timestamptz: 'Instant',
  uuid: 'string',
};

interface Found {
  table: string;
  column: string;
  type: string;
  is_nullable: boolean;
  /** The check constraint that lists its values, if there is one: `CHECK ((role = ANY (ARRAY['admin'::text, …`. */
  rule: string | null;
}

/** Generates the text of `db/tables.ts` from the tables of a database. */
export async function tablesText(db: Sql): Promise<string> {
  const found = await db.query<Found>(sql`
    select table_name::text as table, column_name::text as column, udt_name::text as type,
      is_nullable = 'YES' as is_nullable, (
        select min(pg_get_constraintdef(oid)) from pg_constraint
        where contype = 'c' and conrelid = table_name::regclass
          and pg_get_constraintdef(oid) like 'CHECK ((' || column_name || ' = ANY (ARRAY[%'
      ) as rule
    from information_schema.columns where table_schema = 'public' order by table_name collate "C", ordinal_position`);
  const tables = [...new Set(found.map(({ table }) => table))];
  const written = tables.map((table) => {
    const lines = found.filter((one) => one.table === table).map(line);
    return `  ${table}: {\n${lines.join('')}  };\n`;
  });
  return `import type { Day, Instant, Kobo } from '@motorpark/domain';

/** The columns of every table after all migrations, with the types of their parsed values. Generated from the migrations; not in git. */
export interface Tables {
${written.join('')}}
`;
}

function line({ table, column, type, is_nullable: isNullable, rule }: Found): string {
  const item = READ[type.replace(/^_/, '')];
  if (item === undefined)
    throw new Error(`${table}.${column}: say in tablesText.ts what ${type} is read as.`);
  const words = rule?.match(/'[^']*'/g)?.join(' | ');
  const read = words ?? (column.endsWith('_kobo') ? 'Kobo' : type.startsWith('_') ? `${item}[]` : item);
  return `    ${column}: ${read}${isNullable && read !== 'unknown' ? ' | null' : ''};\n`;
}
