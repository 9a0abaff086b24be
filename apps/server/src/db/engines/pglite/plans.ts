import type { PGlite } from '@electric-sql/pglite';

/** Statements whose plans PGlite keeps. */
export interface Plans {
  /** The statement that runs a text with its values by its plan; undefined where they cannot be written into one. */
  execution: (text: string, values: readonly (string | null)[]) => Promise<string | undefined>;
}

/** The plans of one PGlite. They are made as they are first asked for, and outlive the transaction in which that was. */
export function openPlans(pglite: Pick<PGlite, 'exec'>): Plans {
  const names = new Map<string, string>();
  return {
    async execution(text, values) {
      // It would end the statement.
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

/** With standard_conforming_strings, which PGlite is started with, a quote is all that has a meaning in a text. */
const literal = (value: string | null): string =>
  value === null ? 'null' : `'${value.replaceAll("'", "''")}'`;
