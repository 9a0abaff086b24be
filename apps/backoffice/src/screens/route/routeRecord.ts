import { ROUTE_FIELDS, readRoute } from '@motorpark/api';
import { type Route, type RouteForm, routeSchema } from '@motorpark/domain';
import { paths } from '../../paths';
import type { RecordField } from '../record/fieldKinds';
import type { ListedKind } from '../record/recordKind';

/** The roads that the company serves. */
export const routeRecord: ListedKind<Route, RouteForm> = {
  one: 'route',
  many: 'routes',
  title: 'Routes',
  paths: {
    list: paths.superAdmin.routes,
    create: paths.superAdmin.createRoute,
    edit: paths.superAdmin.editRoute,
  },
  columns: [
    {
      header: 'Route ID',
      cell: ({ routeId }) => routeId,
      isRowHeader: true,
      truncate: true,
      sortBy: 'routeId',
    },
    { header: 'Origin', cell: ({ origin }) => origin, card: 'meta', truncate: true },
    { header: 'Destination', cell: ({ destination }) => destination, card: 'meta', truncate: true },
    { header: 'Distance', cell: ({ distance }) => distance, card: 'meta' },
    { header: 'Duration', cell: ({ duration }) => duration, card: 'meta' },
  ],
  nameOf: ({ routeId }) => routeId,
  search: { label: 'Search Route ID', hint: 'Finds route IDs, terminals, distances and durations' },
  form: {
    title: 'Route Information',
    schema: routeSchema,
    wireNames: ROUTE_FIELDS,
    read: readRoute,
    valuesOf: ({ id: _id, version: _version, ...values }) => values,
    fields: fieldsOf('search', 'Choose a terminal'),
  },
  words: {
    empty: 'No Routes Yet',
    loadFailed: 'Error fetching routes',
    create: 'Create Route',
    creating: 'Creating route...',
    editing: 'Editing route...',
    created: 'Route created successfully',
    edited: 'Route edited successfully',
    deleted: 'Route deleted successfully.',
  },
};

/** Where a route's ends may be any place: the terminals are only suggested. */
export const freeRouteRecord: ListedKind<Route, RouteForm> = {
  ...routeRecord,
  form: { ...routeRecord.form, fields: fieldsOf('suggest', 'Terminal or town') },
};

function fieldsOf(kind: 'search' | 'suggest', placeholder: string): readonly RecordField<keyof RouteForm>[] {
  return [
    { name: 'routeId', label: 'Route ID', hint: 'Origin and destination with a dash: Awka - Lagos' },
    { name: 'origin', label: 'Origin', kind, placeholder },
    { name: 'destination', label: 'Destination', kind, placeholder },
    { name: 'distance', label: 'Distance', placeholder: '452 km' },
    { name: 'duration', label: 'Duration', placeholder: '7 hours' },
  ];
}
