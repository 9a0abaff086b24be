import { isOutOfService } from '@motorpark/domain';
import { columns, sql } from '../../db';
import { refused } from '../../request/failure';
import { settingService, usageOf } from '../../store/record';
import { tripsToCome } from '../../store/record/tripUses';
import { routes } from '../../store/route/routes';

/** Puts a route out of service, or back. Throws a 422 if trips are still to come, or if one of its terminals is out of service. */
export const routeStatus = settingService({
  kind: routes,
  async refuse(tx, status, { id, name, now }) {
    if (isOutOfService({ status })) {
      const use = await usageOf(
        tx,
        tripsToCome(now, (route) => sql`route_id = ${route}`),
        id,
      );
      if (use) throw refused(`${name} still has ${use.by}. First ${use.todo}.`);
      return;
    }
    const [closed] = await tx.query(sql`select ${columns('terminal.name')} from terminal
      where id in (select unnest(array[origin_terminal_id, destination_terminal_id]) from route where route.id = ${id})
        and out_of_service_at is not null for key share`);
    if (closed) throw refused(`${closed.name} is out of service. Put this terminal back in service first.`);
  },
});
