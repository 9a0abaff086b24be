import { ReportIcon } from '@motorpark/ui';
import { paths } from '../../paths';
import type { AreaScreen } from '../../shared/areaScreen';
import { lazyScreen } from '../../shared/lazyScreen';

export const REPORT_SCREENS: readonly AreaScreen[] = [
  {
    path: paths.superAdmin.reports,
    needs: 'report.see',
    breadcrumb: ['Reports'],
    menu: { label: 'Reports', icon: ReportIcon },
    Screen: lazyScreen('ReportsScreen', () => import('./ReportsScreen')),
  },
  {
    path: paths.superAdmin.givenBack,
    needs: 'giveBack.see',
    breadcrumb: ['Reports', 'Money given back'],
    Screen: lazyScreen('GivenBackScreen', () => import('./GivenBackScreen')),
  },
];
