import { type Data, type Nothing } from './wire';
import { call } from './call';

export interface TerminalPayload {
  terminal_name: string;
  terminal_address: string;
  city: string;
  state: string;
}

export interface WireTerminal extends TerminalPayload {
  id: string;
}

export const terminalCalls = {
  fetchTerminals: call<Nothing, Data<WireTerminal[]>>({
    method: 'GET',
    path: '/api/fetch_terminals',
    who: 'staff',
  }),
  createTerminal: call<TerminalPayload, Data<WireTerminal>>({
    method: 'POST',
    path: '/api/create_terminals',
    who: 'super_admin',
    repeatable: true,
  }),
  editTerminal: call<TerminalPayload, Data<WireTerminal>>({
    method: 'PUT',
    path: '/api/edit_terminal/{id}',
    who: 'super_admin',
  }),
  deleteTerminal: call<Nothing, Data<WireTerminal>>({
    method: 'DELETE',
    path: '/api/delete_terminal/{id}',
    who: 'super_admin',
  }),
};
