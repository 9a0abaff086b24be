import { searchText, type Terminal, type TerminalForm } from '@motorpark/domain';
import { request } from '../client/connection';
import { rowsOfCall } from '../client/rowsOfCall';
import { saveWith, type Outcome, type Save, type Saved } from '../client/records';
import { CALLS, TERMINAL_FIELDS, type TerminalPayload } from '@motorpark/contract';
import { idOf, read, textOf, versionOf, type Fields } from '../reading';

export function readTerminal(row: Fields, place: number): Terminal {
  return {
    id: idOf(row, place),
    version: versionOf(row),
    name: textOf(read(row, 'terminal_name', 'name')) ?? '',
    address: textOf(read(row, 'terminal_address', 'address')) ?? '',
    city: textOf(read(row, 'city')) ?? '',
    state: textOf(read(row, 'state')) ?? '',
  };
}

/** All that the list of terminals shows, to be searched and sorted. */
export const terminalRows = rowsOfCall({
  list: 'terminals',
  call: CALLS.fetchTerminals,
  read: readTerminal,
  shownBy: ({ name, address, city, state }) => ({ texts: [name, address, city, state] }),
  sorts: {
    name: { onWire: 'terminal_name', of: ({ name }) => searchText(name) },
  },
});

export const listTerminals = terminalRows.all;

const payloadOf = (form: TerminalForm): TerminalPayload => ({
  [TERMINAL_FIELDS.name]: form.name,
  [TERMINAL_FIELDS.address]: form.address,
  [TERMINAL_FIELDS.city]: form.city,
  [TERMINAL_FIELDS.state]: form.state,
});

export const saveTerminal = (order: Save<TerminalForm>): Promise<Saved> =>
  saveWith({ create: CALLS.createTerminal, edit: CALLS.editTerminal }, order, payloadOf(order.form));

export async function deleteTerminal(id: string, version?: number): Promise<Outcome> {
  await request(CALLS.deleteTerminal, { id, version });
  return 'done';
}
