import { ROUTES, ROUTE_LIST } from '@motorpark/api';
import { ROUTE_FIELDS, type Route, type RouteFields, type RouteForm } from '@motorpark/domain';
import { formFields } from '@motorpark/ui/form';
import { officePaths } from '../../paths';
import { listColumns } from '../../shared/list/listColumns';
import { listedKind } from '../../shared/record/listedKind';
import type { ServiceKind } from '../../shared/service/ServiceListScreen';
import { ROUTE_TABS } from '../../shared/ScreenTabs';

export const routeRecord: ServiceKind<Route, RouteForm> = listedKind(ROUTES, {
  paths: officePaths.route,
  tabs: ROUTE_TABS,
  columns: listColumns(ROUTE_LIST, {}),
  nameOf: ({ routeId }) => routeId,
  words: {
    search: 'Search Route ID',
    searchHint: 'Finds route IDs, terminals, distances, durations and fares',
  },
  fields: fieldsOf('search', 'Choose a terminal', endsFirst(ROUTE_FIELDS)),
});

/** The fields with the ends first, of which the ID is made. */
function endsFirst({ routeId, origin, destination, ...others }: RouteFields): RouteFields {
  return { origin, destination, routeId, ...others };
}

/** The fields of a route's form, of which origin and destination are searched for among the terminals, or only suggested. */
export function fieldsOf(
  kind: 'search' | 'suggest',
  placeholder: string,
  fields: RouteFields = ROUTE_FIELDS,
) {
  return formFields(fields, {
    routeId: { hint: 'Made from origin and destination: Awka - Lagos. You can change it.' },
    origin: { kind, placeholder },
    destination: { kind, placeholder },
    distance: { placeholder: '452 km' },
    duration: { placeholder: '7 hours' },
    fare: {
      kind: 'amount',
      hint: 'New trips get this fare. Only the head office can go below it. Leave it empty to allow any fare.',
    },
    mostFare: {
      kind: 'amount',
      hint: 'Only the head office can go above it. Leave it empty for no limit.',
    },
  });
}
