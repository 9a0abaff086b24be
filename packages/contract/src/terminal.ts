import {
  TERMINAL_FIELDS,
  type TerminalFields,
  type ServiceForm,
  type ServiceStatus,
} from '@motorpark/domain';
import { put } from './call';
import { type PayloadOfFields, type RowOf, type WireFields, wireNoun } from './fields';
import { officeCalls } from './officeCalls';
import type { Data, Versioned } from './wire';

export const TERMINAL_WIRE = {
  name: { sent: 'terminal_name' },
  address: { sent: 'terminal_address' },
  city: { sent: 'city' },
  state: { sent: 'state' },
} as const satisfies WireFields<TerminalFields>;

export type TerminalPayload = PayloadOfFields<TerminalFields, typeof TERMINAL_WIRE>;

export const terminalWire = wireNoun(TERMINAL_FIELDS, TERMINAL_WIRE);

export interface WireTerminal extends Versioned, RowOf<TerminalFields, typeof TERMINAL_WIRE> {
  id: string;
  /** Only from our own server. */
  status?: ServiceStatus;
}

const calls = officeCalls<TerminalPayload, WireTerminal, 'terminal'>({
  one: 'terminal',
  many: 'terminals',
  list: '/api/fetch_terminals',
});

export const terminalCalls = {
  fetchTerminals: calls.list,
  createTerminal: calls.create,
  editTerminal: calls.edit,
  deleteTerminal: calls.remove,
};

export const terminalExtensions = {
  terminalStatus: put<ServiceForm, Data<WireTerminal>>('/api/terminal_status/{id}', {
    does: 'terminal.setStatus',
  }),
};
