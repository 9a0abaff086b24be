import { ClaimIcon } from '@motorpark/ui';
import { paths } from '../../paths';
import type { AreaScreen } from '../../shared/areaScreen';
import { lazyScreen } from '../../shared/lazyScreen';

export const CLAIM_SCREENS: readonly AreaScreen[] = [
  {
    path: paths.superAdmin.claims,
    needs: 'claim.seeAll',
    breadcrumb: ['Claims'],
    menu: { label: 'Claims', icon: ClaimIcon },
    Screen: lazyScreen('ClaimListScreen', () => import('./ClaimListScreen')),
  },
  ...[paths.superAdmin.claim, paths.admin.claim].map((path): AreaScreen => ({
    path,
    needs: 'claim.see',
    breadcrumb: ['Claims', 'Claim'],
    Screen: lazyScreen('ClaimScreen', () => import('./ClaimScreen')),
  })),
];
