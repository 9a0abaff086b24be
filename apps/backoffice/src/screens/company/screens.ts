import { CompanyIcon } from '@motorpark/ui';
import { paths } from '../../paths';
import type { AreaScreen } from '../../shared/areaScreen';
import { fetched } from '../../shared/fetched';

/** The company's screens, for super admins on a server that stores a company. */
export const COMPANY_SCREENS: readonly AreaScreen[] = [
  {
    path: paths.superAdmin.company,
    breadcrumb: ['Company'],
    menu: { label: 'Company', icon: CompanyIcon, does: 'company.edit', sees: 'company.edit' },
    Screen: fetched('CompanyScreen', () => import('./CompanyScreen')),
  },
  {
    path: paths.superAdmin.setUp,
    breadcrumb: ['Company', 'Set up'],
    Screen: fetched('SetUpScreen', () => import('./SetUpScreen')),
  },
  {
    path: paths.superAdmin.erase,
    breadcrumb: ['Company', 'Erase personal data'],
    Screen: fetched('EraseScreen', () => import('../erasure/EraseScreen')),
  },
];
