import type { TerminalForm } from '@motorpark/domain';
import { type Data, type Nothing, type Versioned } from './wire';
import { call } from './call';
import type { Found, QueryOf } from './search';

export interface TerminalPayload {
  terminal_name: string;
  terminal_address: string;
  city: string;
  state: string;
}

/** Form field to wire field. */
export const TERMINAL_FIELDS = {
  name: 'terminal_name',
  address: 'terminal_address',
  city: 'city',
  state: 'state',
} as const satisfies Record<keyof TerminalForm, keyof TerminalPayload>;

export interface WireTerminal extends TerminalPayload, Versioned {
  id: string;
}

export const terminalCalls = {
  fetchTerminals: call<Nothing | QueryOf<'terminals'>, Found<WireTerminal>>({
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
