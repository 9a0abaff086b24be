import { type Role, isBoundToTerminal } from '../access';
import type { PayingDrawer } from './expense';

/**
 * Returns the reason why staff cannot reverse an expense that a drawer paid: the drawer is a colleague's, or is already counted. Returns undefined if
 * they can.
 */
export function whyNotReversible({ keeper, isOwn, isCounted }: PayingDrawer, role: Role): string | undefined {
  if (!isBoundToTerminal(role)) return undefined;
  if (isCounted) return 'The drawer that paid it is counted. Only a super admin can delete it now.';
  return isOwn
    ? undefined
    : `The drawer of ${keeper} has paid it. Only they or a super admin can change that.`;
}
