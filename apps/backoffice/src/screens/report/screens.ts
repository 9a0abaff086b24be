import { ReportIcon } from '@motorpark/ui';
import { paths } from '../../paths';
import type { AreaScreen } from '../../shared/areaScreen';
import { fetched } from '../../shared/fetched';

export const REPORT_SCREENS: readonly AreaScreen[] = [
  {
    path: paths.superAdmin.reports,
    breadcrumb: ['Reports'],
    menu: { label: 'Reports', icon: ReportIcon, does: 'report.see', sees: 'report.see' },
    Screen: fetched('ReportsScreen', () => import('./ReportsScreen')),
  },
  {
    path: paths.superAdmin.givenBack,
    breadcrumb: ['Reports', 'Money given back'],
    Screen: fetched('GivenBackScreen', () => import('./GivenBackScreen')),
  },
];
