import { searchText, TERMINAL_FIELDS, type Terminal, type TerminalForm } from '@motorpark/domain';
import { rowsOfCall } from '../client/rowsOfCall';
import { writesOf } from '../client/records';
import { CALLS, TERMINAL_WIRE, terminalWire } from '@motorpark/contract';
import { readRecord, type Fields } from '../reading';

export const readTerminal = (row: Fields, place: number): Terminal =>
  readRecord(TERMINAL_FIELDS, TERMINAL_WIRE, row, place);

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

export const { save: saveTerminal, remove: deleteTerminal } = writesOf<TerminalForm>({
  create: CALLS.createTerminal,
  edit: CALLS.editTerminal,
  remove: CALLS.deleteTerminal,
  payloadOf: terminalWire.payload,
});
