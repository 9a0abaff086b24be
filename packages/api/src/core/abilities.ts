import type { Capability } from '@motorpark/contract';
import { useCapabilities, useServerCan } from '../access/useCapabilities';

/** What may be done here, and the extension without which it may not: a core server has none of them (docs/decisions/two-kinds-of-server.md). */
const EXTENSION_OF = {
  'activity.see': 'audit',
  /** Super admins choose somebody's passcode, and take it away. */
  'admin.setPasscode': 'admins.ban',
  'company.edit': 'company',
  'expense.decide': 'expenses',
  /** What is typed is held to the stricter rules. */
  'form.check': 'forms.checked',
  'passcode.change': 'passcodes.own',
  'record.follow': 'history',
  /** With a reason, and kept as void. */
  'record.void': 'records.void',
  /** Sent again, it makes nothing twice. */
  'sale.repeat': 'requests.idempotent',
  'session.lock': 'session.lock',
  'session.see': 'session.own',
  'ticket.edit': 'tickets.write',
  'ticket.setStatus': 'tickets.status',
  'waybill.edit': 'waybills.write',
  'waybill.setStatus': 'waybills.status',
} as const satisfies Record<string, Capability>;

export type Ability = keyof typeof EXTENSION_OF;

/** Whether something may be done here; undefined until that is known, so that no placeholder flashes up before. */
export const useMay = (ability: Ability): boolean | undefined => useServerCan(EXTENSION_OF[ability]);

/** Tells of anything whether it may be done here; of nothing until that is known. */
export function useAbilities(): (ability: Ability) => boolean {
  const can = useCapabilities();
  return (ability) => can.has(EXTENSION_OF[ability]);
}
