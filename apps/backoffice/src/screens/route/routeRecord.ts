import { routeWire, readRoute } from '@motorpark/api';
import { ROUTE_FIELDS, draftOf, type Route, type RouteForm } from '@motorpark/domain';
import { officePaths } from '../../paths';
import { formFields } from '../../shared/record/fieldKinds';
import type { ListedKind } from '../../shared/record/recordKind';
import { usualWords } from '../../shared/record/usualWords';

/** List and form of routes. */
export const routeRecord: ListedKind<Route, RouteForm> = {
  one: 'route',
  many: 'routes',
  title: 'Routes',
  paths: officePaths.route,
  columns: [
    {
      header: 'Route ID',
      cell: ({ routeId }) => routeId,
      isRowHeader: true,
      truncate: true,
      sortBy: 'routeId',
    },
    { header: 'Origin', cell: ({ origin }) => origin, truncate: true },
    { header: 'Destination', cell: ({ destination }) => destination, truncate: true },
    { header: 'Distance', cell: ({ distance }) => distance },
    { header: 'Duration', cell: ({ duration }) => duration },
  ],
  nameOf: ({ routeId }) => routeId,
  search: { label: 'Search Route ID', hint: 'Finds route IDs, terminals, distances and durations' },
  form: {
    title: 'Route Information',
    wireNames: routeWire.names,
    read: readRoute,
    valuesOf: (row) => draftOf(ROUTE_FIELDS, row),
    fields: fieldsOf('search', 'Choose a terminal'),
  },
  words: usualWords('route', 'routes'),
};

/** For servers that accept any place as origin or destination: terminals are only suggested. */
export const freeRouteRecord: ListedKind<Route, RouteForm> = {
  ...routeRecord,
  form: { ...routeRecord.form, fields: fieldsOf('suggest', 'Terminal or town') },
};

function fieldsOf(kind: 'search' | 'suggest', placeholder: string) {
  return formFields(ROUTE_FIELDS, {
    routeId: { hint: 'Origin and destination with a dash: Awka - Lagos' },
    origin: { kind, placeholder },
    destination: { kind, placeholder },
    distance: { placeholder: '452 km' },
    duration: { placeholder: '7 hours' },
  });
}
