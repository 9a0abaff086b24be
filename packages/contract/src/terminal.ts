import { SERVICE_STATUSES, TERMINAL_FIELDS, type Terminal } from '@motorpark/domain';
import { type WireOf, count, oneOf, text } from './codec';
import { TERMINAL_LIST } from './lists/terminalList';
import { officeNoun, serviceCall } from './officeNoun';
import { type FieldsOf, record } from './record';
import { codecsOf, wireForm } from './wireForm';

/** A payload without `pos_terminals`, which only our own server has, leaves them as they are. */
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

export const terminalNoun = officeNoun({
  one: 'terminal',
  columns: TERMINAL_LIST,
  form: terminalWire,
  record: terminalCodec,
  lists: 'fetch',
});

export const terminalCalls = {
  fetchTerminals: terminalNoun.list,
  createTerminal: terminalNoun.create,
  editTerminal: terminalNoun.edit,
  deleteTerminal: terminalNoun.remove,
};

export const terminalExtensions = {
  terminalStatus: serviceCall('terminal', terminalCodec),
};
