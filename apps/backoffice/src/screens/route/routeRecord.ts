import { ROUTE_FIELDS } from '@motorpark/api';
import { type Route, type RouteForm, routeSchema } from '@motorpark/domain';
import { paths } from '../../paths';
import type { RecordKind } from '../record/recordKind';

/** The roads that the company serves. */
export const routeRecord: RecordKind<Route, RouteForm> = {
  one: 'route',
  many: 'routes',
  title: 'Routes',
  paths: {
    list: paths.superAdmin.routes,
    create: paths.superAdmin.createRoute,
    edit: paths.superAdmin.editRoute,
  },
  columns: [
    { header: 'Route ID', cell: ({ routeId }) => routeId, isRowHeader: true, truncate: true },
    { header: 'Origin', cell: ({ origin }) => origin, card: 'meta', truncate: true },
    { header: 'Destination', cell: ({ destination }) => destination, card: 'meta', truncate: true },
    { header: 'Distance', cell: ({ distance }) => distance, card: 'meta' },
    { header: 'Duration', cell: ({ duration }) => duration, card: 'meta' },
  ],
  nameOf: ({ routeId }) => routeId,
  search: { label: 'Search Route ID', textOf: ({ routeId }) => routeId },
  form: {
    title: 'Route Information',
    schema: routeSchema,
    wireNames: ROUTE_FIELDS,
    valuesOf: ({ id: _id, ...values }) => values,
    fields: [
      { name: 'routeId', label: 'Route ID', hint: 'Origin and destination with a dash: Awka - Lagos' },
      { name: 'origin', label: 'Origin', kind: 'search', placeholder: 'Choose a terminal' },
      { name: 'destination', label: 'Destination', kind: 'search', placeholder: 'Choose a terminal' },
      { name: 'distance', label: 'Distance', placeholder: '452 km' },
      { name: 'duration', label: 'Duration', placeholder: '7 hours' },
    ],
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
