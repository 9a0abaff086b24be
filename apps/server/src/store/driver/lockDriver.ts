import { computed, type Sql, type Statement, sql } from '../../db';
import { isId } from '../../db/rows';

const FOUND = computed<{ given: string; id: string }>({ given: sql`asked.name`, id: sql`driver.id` });

export const noDriver = (name: string): string =>
  `There is no driver called ${name} in service. Choose one from the list.`;

type Locking = (tx: Sql, namesOrIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** Returns the ids of drivers in service, by name (ignoring case) or id, and locks them until the transaction ends. */
export const lockDrivers: Locking = (tx, namesOrIds) => lock(tx, namesOrIds, sql`driver.kind = 'Driver'`);

/** The same for drivers and conductors. */
export const lockSecondDrivers: Locking = (tx, namesOrIds) => lock(tx, namesOrIds, sql`true`);

async function lock(
  tx: Sql,
  namesOrIds: readonly string[],
  condition: Statement,
): Promise<ReadonlyMap<string, string>> {
  const ids = namesOrIds.filter(isId);
  const names = namesOrIds.filter((one) => !isId(one));
  const found = [
    ...(names.length === 0
      ? []
      : await tx.query(sql`
          select ${FOUND} from unnest(${names}::text[]) as asked (name) join driver on lower(driver.name) = lower(asked.name)
          where driver.out_of_service_at is null and ${condition} for key share of driver`)),
    ...(ids.length === 0
      ? []
      : await tx.query(sql`
          select ${FOUND} from unnest(${ids}::text[]) as asked (name) join driver on driver.id = asked.name::uuid
          where driver.out_of_service_at is null and ${condition} for key share of driver`)),
  ];
  return new Map(found.map(({ given, id }) => [given, id]));
}
