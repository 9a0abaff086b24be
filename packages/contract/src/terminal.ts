import { SERVICE_STATUSES, type ServiceForm, TERMINAL_FIELDS, type Terminal } from '@motorpark/domain';
import { answering, data } from './answer';
import { put } from './call';
import { type WireOf, count, oneOf, text } from './codec';
import { officeCalls } from './officeCalls';
import { type FieldsOf, record } from './record';
import { codecsOf, wireForm } from './wireForm';

export const terminalWire = wireForm(TERMINAL_FIELDS, {
  name: 'terminal_name',
  address: 'terminal_address',
});

export const terminalCodec = record({
  ...codecsOf(terminalWire),
  id: text,
  version: count,
  status: oneOf(SERVICE_STATUSES),
} satisfies FieldsOf<Terminal>);

export type WireTerminal = WireOf<typeof terminalCodec>;

const calls = officeCalls(
  { one: 'terminal', many: 'terminals', list: '/api/fetch_terminals' },
  terminalWire,
  terminalCodec,
);

export const terminalCalls = {
  fetchTerminals: calls.list,
  createTerminal: calls.create,
  editTerminal: calls.edit,
  deleteTerminal: calls.remove,
};

export const terminalExtensions = {
  terminalStatus: answering(
    data(terminalCodec),
    put<ServiceForm>('/api/terminal_status/{id}', { does: 'terminal.setStatus' }),
  ),
};
