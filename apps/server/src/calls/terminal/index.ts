import type { PersonHandlers } from '../../request/call';
import { creating, deleting, editing, listing } from '../../store/record';
import { terminalStatus } from './terminalStatus';
import { terminals } from '../../store/terminal/terminals';

export const terminalHandlers = {
  fetchTerminals: listing(terminals),
  createTerminal: creating(terminals),
  editTerminal: editing(terminals),
  deleteTerminal: deleting(terminals),
  terminalStatus,
} satisfies PersonHandlers;
