import { ReportIcon } from '@motorpark/ui';
import { paths } from '../../paths';
import type { AreaScreen } from '../../shared/areaScreen';
import { fetched } from '../../shared/fetched';

export const REPORT_SCREENS: readonly AreaScreen[] = [
  {
    path: paths.superAdmin.reports,
    needs: 'report.see',
    breadcrumb: ['Reports'],
    menu: { label: 'Reports', icon: ReportIcon },
    Screen: fetched('ReportsScreen', () => import('./ReportsScreen')),
  },
  {
    path: paths.superAdmin.givenBack,
    needs: 'giveBack.see',
    breadcrumb: ['Reports', 'Money given back'],
    Screen: fetched('GivenBackScreen', () => import('./GivenBackScreen')),
  },
];
