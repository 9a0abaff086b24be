import { TERMINAL_FIELDS, type Terminal, type TerminalForm } from '@motorpark/domain';
import { rowsOfCall } from '../rows/rowsOfCall';
import { writesOf } from '../rows/records';
import { TERMINAL_LIST, TERMINAL_WIRE, terminalWire, terminalCalls } from '@motorpark/contract';
import { readRecord, type Fields } from '../reading';
import { readService } from '../service/readService';

export const readTerminal = (row: Fields, place: number): Terminal => ({
  ...readRecord(TERMINAL_FIELDS, TERMINAL_WIRE, row, place),
  ...readService(row),
});

export const terminalSource = rowsOfCall({
  list: 'terminals',
  columns: TERMINAL_LIST,
  call: terminalCalls.fetchTerminals,
  read: readTerminal,
});

export const { save: saveTerminal, remove: deleteTerminal } = writesOf<TerminalForm>({
  create: terminalCalls.createTerminal,
  edit: terminalCalls.editTerminal,
  remove: terminalCalls.deleteTerminal,
  payloadOf: terminalWire.payload,
});
