import { computed, type Sql, sql } from '../../db';
import { isId } from '../../db/rows';

const FOUND = computed<{ given: string; id: string }>({ given: sql`asked.name`, id: sql`terminal.id` });

export const noTerminal = (name: string): string =>
  `There is no terminal called ${name} in service. Choose one from the list.`;

/** Returns the ids of terminals in service by name, ignoring case, and locks them until the transaction ends. A route keeps the ends that it has. */
export async function lockTerminalsCalled(
  tx: Sql,
  names: readonly string[],
  routeId?: string,
): Promise<ReadonlyMap<string, string>> {
  const found = await tx.query(sql`
    select ${FOUND} from unnest(${names}::text[]) as asked (name) join terminal on lower(terminal.name) = lower(asked.name)
    where terminal.out_of_service_at is null
      or terminal.id in (select unnest(array[origin_terminal_id, destination_terminal_id]) from route where route.id = ${routeId ?? null}::uuid)
    for key share of terminal`);
  return new Map(found.map(({ given, id }) => [given, id]));
}

/** Returns the ids of terminals in service by id, and locks them likewise. A person keeps the terminal that they have. */
export async function lockTerminals(
  tx: Sql,
  ids: readonly string[],
  personId?: string,
): Promise<ReadonlyMap<string, string>> {
  const found = await tx.query(sql`
    select ${FOUND} from unnest(${ids.filter(isId)}::text[]) as asked (name) join terminal on terminal.id = asked.name::uuid
    where terminal.out_of_service_at is null
      or terminal.id = (select terminal_id from person where person.id = ${personId ?? null}::uuid)
    for key share of terminal`);
  return new Map(found.map(({ given, id }) => [given, id]));
}
