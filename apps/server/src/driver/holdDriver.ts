import { columns, type Sql, sql } from '../db';
import { isId } from '../rows';

/** The id of a driver, by name in whatever capitals or by id; they cannot be deleted until the transaction ends. */
export async function holdDriver(tx: Sql, nameOrId: string): Promise<string | undefined> {
  const isTheOne = isId(nameOrId) ? sql`id = ${nameOrId}` : sql`lower(name) = lower(${nameOrId})`;
  const [driver] = await tx.query(
    sql`select ${columns('driver.id')} from driver where ${isTheOne} for key share`,
  );
  return driver?.id;
}
