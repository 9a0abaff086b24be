import { FARES, FARE_LIST } from '@motorpark/api';
import { FARE_FIELDS, type Fare, type FareForm, VEHICLE_TYPES, formatDay } from '@motorpark/domain';
import { formFields } from '@motorpark/ui/form';
import { officePaths } from '../../paths';
import { listColumns } from '../../shared/list/listColumns';
import { listedKind } from '../../shared/record/listedKind';
import type { ListedKind } from '../../shared/record/recordKind';
import { ROUTE_TABS } from '../../shared/ScreenTabs';

export const ANY = 'Any';

export const fareRecord: ListedKind<Fare, FareForm> = listedKind(FARES, {
  paths: officePaths.fare,
  tabs: ROUTE_TABS,
  columns: listColumns<Fare, typeof FARE_LIST>(FARE_LIST, {
    vehicleType: ({ vehicleType }) => vehicleType || ANY,
    until: ({ until }) => (until ? formatDay(until) : 'Goes on'),
  }),
  nameOf: ({ routeId, name, from }) => `${routeId}, ${name || formatDay(from)}`,
  words: { search: 'Search Fares', searchHint: 'Finds routes, vehicle types and names' },
  fields: formFields(FARE_FIELDS, {
    routeId: { kind: 'search', placeholder: 'Choose a route' },
    vehicleType: {
      kind: 'choice',
      answers: [
        { value: '', label: 'Any vehicle type' },
        ...VEHICLE_TYPES.map((type) => ({ value: type, label: type })),
      ],
      hint: 'A fare for one type counts before a fare for any.',
    },
    name: { placeholder: 'Christmas', hint: 'Of the period, for lists.' },
    from: { kind: 'day', hint: 'Of departure. If two fares overlap, the later one counts.' },
    until: { kind: 'day', hint: 'Leave it empty for the usual fare. A period counts before it.' },
    fare: {
      kind: 'amount',
      hint: 'Trips of the timetable ahead get it at once. Tickets that are sold keep their price.',
    },
  }),
});
