/** A backup or restore that was refused; the message is one sentence for the user. */
export class BackupRefused extends Error {}

export const PRODUCT = 'motorpark';
/** Version of the file format; increased whenever it changes. */
export const FORMAT = 1;

/** The first line of a backup. Then follow, for each table, a line with its name and columns, and one line per row with a list of texts. */
export interface Header {
  product: typeof PRODUCT;
  format: number;
  /** The version of Motorpark that made it; those before 1.0.0 wrote none. */
  version?: string | undefined;
  /** The migrations that produced the rows' schema, in order of their names. */
  steps: { name: string; sha256: string }[];
  /** Instant of the request; the rows are from then or a moment later. */
  takenAt: string;
}

export interface TableLine {
  table: string;
  columns: string[];
}

/** The last line; without it the file is incomplete. */
export interface Footer {
  rows: Record<string, number>;
  /** Hash of all preceding lines. */
  sha256: string;
}

export interface Summary {
  header: Header;
  rows: Record<string, number>;
}

/**
 * Tables that belong to a running installation rather than the company: sessions and where they were opened, recoveries, limits, list turns, applied
 * migrations and nightly backups. Nobody is logged in after a restore. Older servers wrote `counter_session`; a restore leaves its rows out.
 */
export const EXCLUDED_TABLES: ReadonlySet<string> = new Set([
  'session',
  'counter_session',
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

/** Parses a line that is not a row; undefined if it is not a JSON object. */
function recordIn(line: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function headerIn(line: string): Header | undefined {
  const { product, format, version, steps, takenAt } = recordIn(line) ?? {};
  if (product !== PRODUCT || typeof format !== 'number' || typeof takenAt !== 'string') return undefined;
  return {
    product,
    format,
    version: typeof version === 'string' ? version : undefined,
    steps: Array.isArray(steps) ? steps.flatMap(stepIn) : [],
    takenAt,
  };
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
