import { type Role, isBoundToTerminal } from '../access';
import { mayAnywhere } from '../rights';
import type { PayingDrawer } from './expense';

/**
 * Returns the reason why a user cannot reverse an expense that a drawer paid; undefined if they can: its owner while it is open, and super admins. A manager
 * stands beside the drawer, and nobody in the head office acts on what their own has paid.
 */
export function whyNotReversible({ person, isOwn, isCounted }: PayingDrawer, role: Role): string | undefined {
  if (isOwn && !isBoundToTerminal(role)) return OWN_DRAWER;
  if (mayAnywhere('expense.delete', role)) return undefined;
  if (isCounted) return 'The drawer that paid it is counted. Only a super admin can delete it now.';
  return isOwn
    ? undefined
    : `The drawer of ${person} has paid it. Only they or a super admin can change that.`;
}

const OWN_DRAWER = 'Your own drawer has paid it. A super admin other than you can change that.';
