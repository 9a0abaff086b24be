import { paths } from '../../paths';
import type { AreaScreen } from '../../shell/areaScreen';
import { directionIn } from '../../shell/direction/directionIn';
import { fetched } from '../../shell/fetched';
import { messages } from './messages';

/** What staff do with parcels. */
export const WAYBILL_SCREENS: readonly AreaScreen[] = [
  {
    path: paths.admin.waybills,
    breadcrumb: (query) => [messages.list, messages.directions[directionIn(query)]],
    Screen: fetched('WaybillListScreen', () => import('./WaybillListScreen')),
  },
  {
    path: paths.admin.editWaybill,
    breadcrumb: (query) => [messages.list, query.has('id') ? messages.editTitle : messages.createTitle],
    Screen: fetched('WaybillFormScreen', () => import('./WaybillFormScreen')),
  },
  {
    path: paths.admin.waybillOverview,
    breadcrumb: [messages.list, messages.overview],
    Screen: fetched('WaybillOverviewScreen', () => import('./WaybillOverviewScreen')),
  },
];
