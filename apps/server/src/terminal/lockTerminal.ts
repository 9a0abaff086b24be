import { computed, type Sql, sql } from '../db';
import { isId } from '../rows';

const FOUND = computed<{ asked: string; id: string }>({ asked: sql`asked.name`, id: sql`terminal.id` });

/** The message if no terminal has this name. */
export const noTerminal = (name: string): string =>
  `There is no terminal called ${name}. Choose one from the list.`;

/** The ids of terminals, by their names in whatever capitals; they cannot be deleted until the transaction ends. */
export async function lockTerminalsCalled(
  tx: Sql,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await tx.query(sql`
    select ${FOUND} from unnest(${names}::text[]) as asked (name) join terminal on lower(terminal.name) = lower(asked.name)
    for key share of terminal`);
  return new Map(found.map(({ asked, id }) => [asked, id]));
}

/** The same by their ids: which of them there are. */
export async function lockTerminals(tx: Sql, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = await tx.query(sql`
    select ${FOUND} from unnest(${ids.filter(isId)}::text[]) as asked (name) join terminal on terminal.id = asked.name::uuid
    for key share of terminal`);
  return new Map(found.map(({ asked, id }) => [asked, id]));
}
