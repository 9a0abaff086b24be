import { WaybillIcon } from '@motorpark/ui';
import { paths } from '../../paths';
import type { AreaScreen } from '../../shared/areaScreen';
import { directionIn } from '../../shared/direction/directionIn';
import { fetched } from '../../shared/fetched';
import { messages } from './messages';

/** What staff do with parcels, and what the head office puts right. */
export const WAYBILL_SCREENS: readonly AreaScreen[] = [
  {
    path: paths.admin.waybills,
    who: 'admin',
    breadcrumb: (query) => [messages.list, messages.directions[directionIn(query)]],
    menu: { label: 'Waybill', icon: WaybillIcon, heading: 'BOOKINGS' },
    Screen: fetched('WaybillListScreen', () => import('./WaybillListScreen')),
  },
  {
    path: paths.admin.editWaybill,
    who: 'admin',
    breadcrumb: (query) => [messages.list, query.has('id') ? messages.editTitle : messages.createTitle],
    Screen: fetched('WaybillFormScreen', () => import('./WaybillFormScreen')),
  },
  {
    path: paths.admin.waybillOverview,
    who: 'admin',
    breadcrumb: [messages.list, messages.overview],
    Screen: fetched('WaybillOverviewScreen', () => import('./WaybillOverviewScreen')),
  },
  {
    path: paths.superAdmin.editWaybill,
    who: 'super_admin',
    breadcrumb: ['Operation History', messages.editTitle],
    Screen: fetched('OfficeWaybillScreen', () => import('./OfficeWaybillScreen')),
  },
];
