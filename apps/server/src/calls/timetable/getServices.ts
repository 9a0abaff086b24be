import { type Found, type WireListedService, listedServiceCodec } from '@motorpark/contract';
import { TIMETABLE_FIELDS } from '@motorpark/domain';
import { sheetOf } from '../../csv';
import { sql } from '../../db';
import type { PersonContext } from '../../request/call';
import type { LongAnswer } from '../../request/longAnswer';
import { atOwnTerminal } from '../../store/access/rights';
import { type SortKeys, ROUTES, answerList } from '../../store/search';
import { servicesWhere } from '../../store/timetable/services';

const SORTS: SortKeys<'services'> = {
  departs_at: { column: sql`service.departs_at collate "C"`, type: 'text' },
};

const BY_ROUTE = {
  column: sql`(route.search_name || ' ' || service.departs_at) collate "C"`,
  type: 'text',
} as const;

/** Written as a form and an import read them. */
const SHEET = sheetOf<'services', WireListedService>('services', {
  seats: ({ seats }) => ({ figure: seats }),
  weekdays: ({ weekdays }) => TIMETABLE_FIELDS.weekdays.kind.edit(weekdays),
});

/** Returns the services of all routes whose timetable the person sees, by route and time of departure. */
export function getServices(context: PersonContext): Promise<Found<WireListedService> | LongAnswer> {
  return answerList(context, () => ({
    from: sql`from service join route on route.id = service.route_id`,
    id: sql`service.id`,
    condition: sql`service.deleted_at is null`,
    within: [atOwnTerminal(context.person, 'timetable.see', sql`route.origin_terminal_id`)],
    search: sql`search_text(route.code || ' ' || service.vehicle_type)`,
    names: [ROUTES(sql`service.route_id`)],
    order: () => [{ key: BY_ROUTE, isUpwards: true }],
    sorts: SORTS,
    sheet: SHEET,
    rows: async (db, ids) => {
      const services = await servicesWhere(db, sql`service.id = any(${ids}::uuid[])`);
      return services.map((service) =>
        listedServiceCodec.write({ ...service, routeRecordId: service.routeKey }),
      );
    },
  }));
}
