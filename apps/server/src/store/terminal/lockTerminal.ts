import { computed, type Sql, sql } from '../../db';
import { isId } from '../../db/rows';

const FOUND = computed<{ given: string; id: string }>({ given: sql`asked.name`, id: sql`terminal.id` });

export const noTerminal = (name: string): string =>
  `There is no terminal called ${name}. Choose one from the list.`;

/** Returns the ids of terminals by name, ignoring case, and locks them against deletion until the transaction ends. */
export async function lockTerminalsCalled(
  tx: Sql,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await tx.query(sql`
    select ${FOUND} from unnest(${names}::text[]) as asked (name) join terminal on lower(terminal.name) = lower(asked.name)
    for key share of terminal`);
  return new Map(found.map(({ given, id }) => [given, id]));
}

/** Returns the ids of existing terminals by id, and locks them likewise. */
export async function lockTerminals(tx: Sql, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = await tx.query(sql`
    select ${FOUND} from unnest(${ids.filter(isId)}::text[]) as asked (name) join terminal on terminal.id = asked.name::uuid
    for key share of terminal`);
  return new Map(found.map(({ given, id }) => [given, id]));
}
