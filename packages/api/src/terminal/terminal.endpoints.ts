import type { TerminalForm } from '@motorpark/domain';
import { rowsOfCall } from '../rows/rowsOfCall';
import { writesOf } from '../rows/records';
import { TERMINAL_LIST, terminalWire, terminalCalls } from '@motorpark/contract';

export const terminalSource = rowsOfCall({
  list: 'terminals',
  columns: TERMINAL_LIST,
  call: terminalCalls.fetchTerminals,
});

export const { save: saveTerminal, remove: deleteTerminal } = writesOf<TerminalForm>({
  create: terminalCalls.createTerminal,
  edit: terminalCalls.editTerminal,
  remove: terminalCalls.deleteTerminal,
  payloadOf: terminalWire.payload,
});
