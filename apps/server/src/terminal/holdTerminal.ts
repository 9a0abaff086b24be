import { columns, type Sql, sql } from '../db';
import { isId } from '../rows';

/** The id of a terminal, by its name in whatever capitals; it cannot be deleted until the transaction ends. */
export async function holdTerminalCalled(tx: Sql, name: string): Promise<string | undefined> {
  const [terminal] = await tx.query(
    sql`select ${columns('terminal.id')} from terminal where lower(name) = lower(${name}) for key share`,
  );
  return terminal?.id;
}

/** Whether there is a terminal with this id; it cannot be deleted until the transaction ends. */
export async function holdTerminal(tx: Sql, id: string): Promise<boolean> {
  if (!isId(id)) return false;
  const found = await tx.query(sql`select id from terminal where id = ${id} for key share`);
  return found.length > 0;
}
