import { paths } from '../../paths';
import type { AreaScreen } from '../../shell/areaScreen';
import { fetched } from '../../shell/fetched';

/** Who the company is, for super admins on a server that keeps it. */
export const COMPANY_SCREENS: readonly AreaScreen[] = [
  {
    path: paths.superAdmin.company,
    breadcrumb: ['Company'],
    Screen: fetched('CompanyScreen', () => import('./CompanyScreen')),
  },
];
