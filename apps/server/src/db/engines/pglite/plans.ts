import type { PGlite } from '@electric-sql/pglite';

/** The prepared statements of one PGlite. */
export interface Plans {
  /** Returns the EXECUTE statement for a text and its values; undefined if the values cannot be written as literals. */
  execution: (text: string, values: readonly (string | null)[]) => Promise<string | undefined>;
}

/** Creates the prepared statements of one PGlite. Each is prepared on first use and outlives the transaction of that use. */
export function openPlans(pglite: Pick<PGlite, 'exec'>): Plans {
  const names = new Map<string, string>();
  return {
    async execution(text, values) {
      // A NUL character would end the statement.
      if (values.some((value) => value?.includes('\0') === true)) return undefined;
      const name = names.get(text) ?? `motorpark_${names.size}`;
      if (!names.has(text)) {
        await pglite.exec(`prepare ${name} as ${text}`);
        names.set(text, name);
      }
      return `execute ${name}${values.length === 0 ? '' : `(${values.map(literal).join(', ')})`}`;
    },
  };
}

/** Only quotes need escaping, as PGlite is started with standard_conforming_strings. */
const literal = (value: string | null): string =>
  value === null ? 'null' : `'${value.replaceAll("'", "''")}'`;
