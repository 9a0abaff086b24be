/** What is wrong with a backup or with what is to be done with it, in one sentence for whoever asked. */
export class BackupRefused extends Error {}

export const PRODUCT = 'motorpark';
/** How the lines are to be read; another number where that changes. */
export const FORMAT = 1;

/** The first line of a backup. After it, for each table: a line that names it and its columns, then a list of texts for each row. */
export interface Header {
  product: typeof PRODUCT;
  format: number;
  /** The steps of the schema that the rows have the shape of, in the order of their names. */
  steps: { name: string; sha256: string }[];
  /** When it was asked for; the rows are as they were then or a moment later. */
  takenAt: string;
}

/** The line before a table's rows. */
export interface TableLine {
  table: string;
  columns: string[];
}

/** The last line: what makes a file a whole backup. */
export interface Footer {
  rows: Record<string, number>;
  /** Of all lines before this one. */
  sha256: string;
}

/** What a whole backup holds. */
export interface Summary {
  header: Header;
  /** Rows by table. */
  rows: Record<string, number>;
}

/**
 * Tables that belong to a running installation and not to the company: who is logged in or recovers a passcode, what limits count, who
 * reads a list, which steps the schema has, which nights have been backed up. Nobody is logged in after a restore.
 */
export const LEFT_OUT: ReadonlySet<string> = new Set([
  'session',
  'recovery',
  'recovery_try',
  'limit_count',
  'failed_login',
  'known_address',
  'list_turn',
  'schema_migrations',
  'backup_night',
]);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A line of a backup that is no row; undefined where it is no JSON. */
function recordIn(line: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function headerIn(line: string): Header | undefined {
  const { product, format, steps, takenAt } = recordIn(line) ?? {};
  if (product !== PRODUCT || typeof format !== 'number' || typeof takenAt !== 'string') return undefined;
  return { product, format, steps: Array.isArray(steps) ? steps.flatMap(stepIn) : [], takenAt };
}

function stepIn(value: unknown): Header['steps'] {
  if (!isRecord(value)) return [];
  const { name, sha256 } = value;
  return typeof name === 'string' && typeof sha256 === 'string' ? [{ name, sha256 }] : [];
}

export function tableIn(line: string): TableLine | undefined {
  const { table, columns } = recordIn(line) ?? {};
  if (typeof table !== 'string' || !Array.isArray(columns)) return undefined;
  return { table, columns: columns.map(String) };
}

export function footerIn(line: string): Footer | undefined {
  const { rows, sha256 } = recordIn(line) ?? {};
  if (!isRecord(rows) || typeof sha256 !== 'string') return undefined;
  return {
    rows: Object.fromEntries(Object.entries(rows).map(([table, count]) => [table, Number(count)])),
    sha256,
  };
}
