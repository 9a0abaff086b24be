import { HistoryIcon } from '@motorpark/ui';
import { paths } from '../../paths';
import type { AreaScreen } from '../../shared/areaScreen';
import { lazyScreen } from '../../shared/lazyScreen';

const menu = { label: 'Operation History', icon: HistoryIcon };

const lists = () => import('../operationLists');

export const OPERATION_HISTORY_SCREENS: readonly AreaScreen[] = [
  {
    path: paths.admin.operations,
    needs: 'operation.see',
    breadcrumb: ['Operation History'],
    menu: { ...menu, heading: 'FINANCE' },
    Screen: lazyScreen('StaffHistoryScreen', lists),
  },
  {
    path: paths.admin.operation,
    needs: 'operation.see',
    breadcrumb: ['Operation History', 'Details'],
    Screen: lazyScreen('StaffOperationScreen', () => import('./OperationScreen')),
  },
  {
    path: paths.superAdmin.operations,
    needs: 'operation.see',
    breadcrumb: ['Operation History'],
    menu,
    Screen: lazyScreen('OfficeHistoryScreen', lists),
  },
  {
    path: paths.superAdmin.operation,
    needs: 'operation.see',
    breadcrumb: ['Operation History', 'Details'],
    Screen: lazyScreen('OfficeOperationScreen', () => import('./OperationScreen')),
  },
];
