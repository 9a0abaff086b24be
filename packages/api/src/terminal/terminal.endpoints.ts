import { terminalCalls, terminalWire } from '@motorpark/contract';
import type { TerminalForm } from '@motorpark/domain';
import { writesOf } from '../rows/records';

export const { save: saveTerminal, remove: deleteTerminal } = writesOf<TerminalForm>({
  create: terminalCalls.createTerminal,
  edit: terminalCalls.editTerminal,
  remove: terminalCalls.deleteTerminal,
  payloadOf: terminalWire.payload,
});
