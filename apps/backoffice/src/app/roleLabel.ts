import { ROLE_LABELS, type Role } from '@motorpark/domain';

/** What the header calls somebody (docs/access.md): a super admin by the role wherever they sit, staff by their terminal. */
export function roleLabel(role: Role, terminalName = ''): string {
  if (role === 'super_admin' || terminalName === '') return ROLE_LABELS[role];
  return NAMES_ITSELF.test(terminalName) ? terminalName : `${terminalName} terminal`;
}

/** A name that says what it is stays as it is. */
const NAMES_ITSELF = /terminal|park/i;
