import { paths } from '../../paths';
import type { AreaScreen } from '../../shared/areaScreen';
import { lazyScreen } from '../../shared/lazyScreen';

const ClaimScreen = lazyScreen('ClaimScreen', () => import('./ClaimScreen'));

export const CLAIM_SCREENS: readonly AreaScreen[] = [
  {
    path: paths.superAdmin.claims,
    needs: 'claim.seeAll',
    breadcrumb: ['Waybill', 'Claims'],
    Screen: lazyScreen('ClaimListScreen', () => import('../furtherRecords')),
  },
  ...[paths.superAdmin.claim, paths.admin.claim].map((path): AreaScreen => ({
    path,
    needs: 'claim.see',
    breadcrumb: ['Waybill', 'Claims', 'Claim'],
    Screen: ClaimScreen,
  })),
];
