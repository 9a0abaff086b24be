import { WaybillIcon } from '@motorpark/ui';
import { paths } from '../../paths';
import type { AreaScreen } from '../../shared/areaScreen';
import { directionIn } from '../../shared/direction/directionIn';
import { lazyScreen } from '../../shared/lazyScreen';
import { titles } from './titles';

export const WAYBILL_SCREENS: readonly AreaScreen[] = [
  {
    path: paths.admin.waybills,
    needs: 'waybill.see',
    breadcrumb: (query) => [titles.list, titles.directions[directionIn(query)]],
    menu: { label: 'Waybill', icon: WaybillIcon, heading: 'BOOKINGS' },
    Screen: lazyScreen('WaybillListScreen', () => import('./WaybillListScreen')),
  },
  {
    path: paths.admin.editWaybill,
    needs: 'waybill.takeIn',
    breadcrumb: (query) => [titles.list, query.has('id') ? titles.editTitle : titles.createTitle],
    action: 'New waybill',
    Screen: lazyScreen('WaybillFormScreen', () => import('./WaybillFormScreen')),
  },
  {
    path: paths.admin.waybillOverview,
    needs: 'waybill.see',
    breadcrumb: [titles.list, titles.overview],
    Screen: lazyScreen('WaybillOverviewScreen', () => import('./WaybillOverviewScreen')),
  },
  {
    path: paths.superAdmin.editWaybill,
    needs: 'waybill.edit',
    breadcrumb: ['Operation History', titles.editTitle],
    Screen: lazyScreen('OfficeWaybillScreen', () => import('./WaybillFormScreen')),
  },
  {
    path: paths.superAdmin.waybills,
    needs: 'waybill.see',
    breadcrumb: [titles.list],
    menu: { label: 'Waybill', icon: WaybillIcon },
    Screen: lazyScreen('OfficeWaybillListScreen', () => import('./WaybillListScreen')),
  },
  {
    path: paths.superAdmin.waybillOverview,
    needs: 'waybill.see',
    breadcrumb: [titles.list, titles.overview],
    Screen: lazyScreen('WaybillOverviewScreen', () => import('./WaybillOverviewScreen')),
  },
];
