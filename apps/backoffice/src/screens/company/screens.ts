import { CompanyIcon } from '@motorpark/ui';
import { paths } from '../../paths';
import type { AreaScreen } from '../../shared/areaScreen';
import { lazyScreen } from '../../shared/lazyScreen';

/** The company's screens, for super admins on a server that stores a company. */
export const COMPANY_SCREENS: readonly AreaScreen[] = [
  {
    path: paths.superAdmin.company,
    needs: 'company.edit',
    breadcrumb: ['Company'],
    menu: { label: 'Company', icon: CompanyIcon },
    Screen: lazyScreen('CompanyScreen', () => import('./CompanyScreen')),
  },
  {
    path: paths.superAdmin.setUp,
    needs: 'company.setUp',
    breadcrumb: ['Company', 'Set up'],
    Screen: lazyScreen('SetUpScreen', () => import('./SetUpScreen')),
  },
  {
    path: paths.superAdmin.erase,
    needs: 'personal.erase',
    breadcrumb: ['Company', 'Erase personal data'],
    Screen: lazyScreen('EraseScreen', () => import('../erasure/EraseScreen')),
  },
];
