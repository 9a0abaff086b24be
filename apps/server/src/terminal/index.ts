import type { PersonHandlers } from '../http/call';
import { creating, deleting, editing, listing } from '../record';
import { terminals } from './terminals';

export const terminalHandlers = {
  fetchTerminals: listing(terminals),
  createTerminal: creating(terminals),
  editTerminal: editing(terminals),
  deleteTerminal: deleting(terminals),
} satisfies PersonHandlers;
