import { ROLES, type Role, isBoundToTerminal } from '@motorpark/domain';

/** Returns the user's label in the header (docs/access.md): the role for the head office, the terminal for staff. */
export function roleLabel(role: Role, terminalName = ''): string {
  if (!isBoundToTerminal(role) || terminalName === '') return ROLES[role].label;
  return NAMES_ITSELF.test(terminalName) ? terminalName : `${terminalName} terminal`;
}

/** Names that already contain "terminal" or "park" get no suffix. */
const NAMES_ITSELF = /terminal|park/i;
