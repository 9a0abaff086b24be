import { type ImportedList, fareCodec, serviceCodec } from '@motorpark/contract';
import type { FareValues } from '@motorpark/domain';
import { admins } from '../../store/admin/admins';
import { type Statement, sql } from '../../db';
import { drivers } from '../../store/driver/drivers';
import { cheaperTypesQuestion, isAskedAlready } from '../../store/fare/cheaperTypes';
import { fares } from '../../store/fare/fareRecord';
import { routes } from '../../store/route/routes';
import { lockTerminalsCalled, noTerminal } from '../../store/terminal/lockTerminal';
import { terminals } from '../../store/terminal/terminals';
import { makeTrips } from '../../store/timetable/makeTrips';
import { saysOfTrips, updateService } from '../../store/timetable/updateService';
import { SERVICE_KIND, refuseFareBeyond, serviceAsker, serviceIn } from '../../store/timetable/services';
import { limitsOf, routeCalled } from '../../store/trip/tripPlan';
import { vehicles } from '../../store/vehicle/vehicles';
import { type Importing, importing } from './importing';

const inAnyCase = (text: Statement): Statement => sql`lower(${text})`;

/** As the unique index of routes compares their codes. */
const withoutSpaces = (text: Statement): Statement =>
  sql`lower(regexp_replace(${text} collate "default", '\\s', '', 'g'))`;

const withoutSpacesIn = (code: string): string => code.replace(/\s/g, '').toLowerCase();

const MOST_PLATE = 40;

/** The lists that can be imported (docs/import.md). */
export const IMPORTS: Readonly<Record<ImportedList, Importing>> = {
  terminals: importing({
    list: 'terminals',
    kind: terminals,
    updates: true,
    key: {
      field: 'terminal_name',
      nameIn: ({ name }) => name,
      column: sql`terminal.name`,
      same: inAnyCase,
    },
  }),
  routes: importing({
    list: 'routes',
    kind: routes,
    updates: true,
    key: {
      field: 'route_id',
      nameIn: ({ routeId }) => routeId,
      column: sql`route.code`,
      same: withoutSpaces,
    },
    broken: (_form, endAt) => (endAt('origin') === endAt('destination') ? ['route_goes_somewhere'] : []),
  }),
  vehicles: importing({
    list: 'vehicles',
    kind: vehicles,
    updates: true,
    key: {
      field: 'vehicle_number',
      nameIn: ({ number }) => number,
      column: sql`vehicle.vehicle_number`,
      same: (text) => sql`upper(regexp_replace(${text} collate "C", '[\\s.-]', '', 'g'))`,
    },
    broken: ({ number }) => (number.length > MOST_PLATE ? ['vehicle_number_length'] : []),
  }),
  drivers: importing({
    list: 'drivers',
    kind: drivers,
    updates: true,
    key: { field: 'driver_name', nameIn: ({ name }) => name, column: sql`driver.name`, same: inAnyCase },
  }),
  admins: importing({
    list: 'admins',
    kind: admins,
    key: {
      field: 'login_email',
      nameIn: ({ email }) => email,
      column: sql`person.email`,
      same: (text) => sql`lower(${text} collate "C")`,
    },
    // Without a passcode, as when editing: imported people choose their own (docs/import.md).
    read: (context) => admins.read(context, false),
    refersTo: [
      {
        field: 'terminal_id',
        nameIn: ({ terminal }) => terminal,
        find: lockTerminalsCalled,
        missing: noTerminal,
      },
    ],
  }),
  fares: importing({
    list: 'fares',
    kind: fares,
    updates: true,
    // The exported list says `Any` of a fare for all vehicle types.
    read: (context) => {
      const { vehicle_type: type } = context.input;
      const isAny = typeof type === 'string' && type.toLowerCase() === 'any';
      return fares.read(
        { ...context, ...(isAny && { input: { ...context.input, vehicle_type: '' } }) },
        true,
      );
    },
    key: {
      field: 'from_day',
      nameIn: ({ routeId, vehicleType = '', from, until }) =>
        [routeId, vehicleType, from, until ? 'period' : 'usual'].join(' '),
      joins: ['routeId', 'vehicleType', 'from'],
      column: sql`(select route.code || ' ' || coalesce(fare.vehicle_type, '') || ' ' || to_char(fare.from_day, 'YYYY-MM-DD')
        || case when fare.until_day is null then ' usual' else ' period' end
        from route where route.id = fare.route_id)`,
      same: withoutSpaces,
    },
    asker: async (tx, { today }, forms) => {
      const byRoute = new Map<string, FareValues[]>();
      for (const form of forms) {
        const route = withoutSpacesIn(form.routeId);
        byRoute.set(route, [...(byRoute.get(route) ?? []), form]);
      }
      return async (fare, idOf, kept) => {
        const route = idOf('route_id');
        if (route === null || isAskedAlready(fare, kept && fareCodec.read(kept))) return {};
        const besides = byRoute.get(withoutSpacesIn(fare.routeId)) ?? [];
        const entered = { fare, route: sql`${route}::uuid`, id: kept?.id, today, besides };
        const question = await cheaperTypesQuestion(tx, entered);
        return question === undefined ? {} : { fare: question };
      };
    },
  }),
  services: importing({
    list: 'services',
    kind: { ...SERVICE_KIND, update: updateService },
    updates: true,
    key: {
      field: 'departs_at',
      nameIn: ({ routeId, departsAt, weekdays, from }) => `${routeId} ${departsAt} ${weekdays} ${from}`,
      joins: ['routeId', 'departsAt', 'weekdays', 'from'],
      column: sql`(select route.code || ' ' || service.departs_at || ' ' || service.weekdays || ' '
        || to_char(service.from_day, 'YYYY-MM-DD')
        from route where route.id = service.route_id and service.deleted_at is null)`,
      same: withoutSpaces,
    },
    // One that had a fare beyond the limits of its route keeps it.
    read: async (context, changed) => {
      const form = serviceIn(context);
      const isKept = changed !== undefined && serviceCodec.read(changed.kept).fare === form.fare;
      const route = isKept ? undefined : await routeCalled(changed?.tx ?? context.db, form.routeId);
      if (route) refuseFareBeyond({ ...form, routeId: route.code }, limitsOf(route));
      return form;
    },
    asker: async (tx, context) => {
      const ask = await serviceAsker(tx, context);
      return (form, idOf, kept) => {
        const route = idOf('route_id');
        return route === null ? {} : ask(form, route, kept?.id);
      };
    },
    says: saysOfTrips,
    afterwards: ({ db, due }) => makeTrips(db, due),
  }),
};
