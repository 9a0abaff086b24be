import { isOutOfService } from '@motorpark/domain';
import { sql } from '../../db';
import { refused } from '../../request/failure';
import { settingService, type Use, usageOf } from '../../store/record';
import { tripsToCome } from '../../store/record/tripUses';
import { terminals } from '../../store/terminal/terminals';

/** Everything that a terminal needs to be rid of before it is put out of service. */
const stillThere = (now: Date): readonly Use[] => [
  {
    one: 'route in service',
    many: 'routes in service',
    from: (id) =>
      sql`from route where ${id} in (origin_terminal_id, destination_terminal_id) and out_of_service_at is null`,
    todo: 'put its routes out of service',
  },
  ...tripsToCome(
    now,
    (id) => sql`route_id in (
    select route.id from route where ${id} in (origin_terminal_id, destination_terminal_id))`,
  ),
  {
    one: 'person',
    many: 'people',
    from: (id) => sql`from person where terminal_id = ${id} and not is_banned`,
    todo: 'move its people to another terminal or ban them',
  },
  {
    one: 'drawer that is not closed',
    many: 'drawers that are not closed',
    from: (id) => sql`from shift where terminal_id = ${id} and closed_at is null`,
    todo: 'have its drawers closed',
  },
  {
    one: 'parcel that is not picked up',
    many: 'parcels that are not picked up',
    from: (id) => sql`from waybill
      where ${id} in (origin_terminal_id, destination_terminal_id) and deleted_at is null and status <> 'Picked Up'`,
    todo: 'have its parcels picked up or delete them',
  },
];

/** Puts a terminal out of service, or back. Throws a 422 that names what is still there. */
export const terminalStatus = settingService({
  kind: terminals,
  async refuse(tx, status, { id, name, now }) {
    if (!isOutOfService({ status })) return;
    const use = await usageOf(tx, stillThere(now), id);
    if (use) throw refused(`${name} still has ${use.by}. First ${use.todo}.`);
  },
});
