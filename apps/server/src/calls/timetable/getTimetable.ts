import { type Data, type WireTimetable, serviceCodec } from '@motorpark/contract';
import { nairaOnWire } from '@motorpark/domain';
import { mayDo } from '../../store/access/rights';
import { columns, sql } from '../../db';
import { isId } from '../../db/rows';
import type { PersonContext } from '../../request/call';
import { notFound } from '../../request/failure';
import { routes } from '../../store/route/routes';
import { lastDayOf, tripsProgress } from '../../store/timetable/makeTrips';
import { dayOnWire, planService } from '../../store/timetable/planService';
import { servicesWhere } from '../../store/timetable/services';

const ROUTE = columns(
  'route.code',
  'route.fare_kobo',
  'route.origin_terminal_id',
  'route.destination_terminal_id',
  'route.out_of_service_at',
);

/** Returns the services of a route, and day by day what they mean for its trips. */
export async function getTimetable(context: PersonContext): Promise<Data<WireTimetable>> {
  const { db, id, person, today, due } = context;
  const [route] = isId(id) ? await db.query(sql`select ${ROUTE} from route where id = ${id}`) : [];
  if (!route || !mayDo(person, 'timetable.see', { own: route.origin_terminal_id }))
    throw notFound(routes.missing);
  const [back] = await db.query(sql`
    select ${columns('route.code')} from route where origin_terminal_id = ${route.destination_terminal_id}
      and destination_terminal_id = ${route.origin_terminal_id} and out_of_service_at is null order by code limit 1`);
  const services = await servicesWhere(db, sql`service.route_id = ${id}`);
  const progress = tripsProgress();
  const isPaused = route.out_of_service_at !== null || due === undefined;
  const days = [];
  for (const { id: serviceId, ...values } of services) {
    const planned = { id: serviceId, routeKey: id, values, kept: values, isPaused };
    const plan = await planService(db, planned, context, false);
    days.push(...plan.days.map(dayOnWire(serviceId)));
  }
  return {
    data: {
      route_id: route.code,
      ...(back && { return_route_id: back.code }),
      ...(route.fare_kobo !== null && { fare: nairaOnWire(route.fare_kobo) }),
      services: services.map(serviceCodec.write),
      days,
      today,
      last_day: await lastDayOf(db, today),
      ...(progress && { progress }),
    },
  };
}
