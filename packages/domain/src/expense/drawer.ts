import { type Role, isBoundToTerminal } from '../access';
import type { PayingDrawer } from './expense';

/** Why staff cannot take back what a drawer has paid: it is a colleague's, who answers for it, or counted. Undefined where they can. */
export function whyDrawerKeeps({ keeper, isOwn, isCounted }: PayingDrawer, role: Role): string | undefined {
  if (!isBoundToTerminal(role)) return undefined;
  if (isCounted) return 'The drawer that paid it is counted. Only a super admin can delete it now.';
  return isOwn
    ? undefined
    : `The drawer of ${keeper} has paid it. Only they or a super admin can change that.`;
}
