import { type Sql, type Statement, sql } from '../../db';

/** Returns a finder of routes by their codes, ignoring case and spaces; `condition` narrows them. They stay until the transaction ends. */
const routesWhere =
  (condition: Statement) =>
  async (tx: Sql, codes: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    const found = await tx.query<{ given: string; id: string }>(sql`
      select asked.code as given, route.id from unnest(${codes}::text[]) as asked (code)
      join route on lower(regexp_replace(route.code collate "default", '\\s', '', 'g'))
        = lower(regexp_replace(asked.code collate "default", '\\s', '', 'g'))
      where ${condition} for key share of route`);
    return new Map(found.map(({ given, id }) => [given, id]));
  };

const nameIn = ({ routeId }: { routeId: string }): string => routeId;

/** How a record names its route. */
export const ROUTE_REFERENCE = {
  field: 'route_id',
  nameIn,
  find: routesWhere(sql`true`),
  missing: (code: string) => `There is no route called ${code}. Choose one from the list.`,
};

/** The same for a route in service. */
export const SERVED_ROUTE_REFERENCE = {
  field: 'route_id',
  nameIn,
  find: routesWhere(sql`route.out_of_service_at is null`),
  missing: (code: string) => `There is no route called ${code} in service. Choose one from the list.`,
};
