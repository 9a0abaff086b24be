import { useSaveTerminal } from '@motorpark/api';
import { terminalSchema } from '@motorpark/domain';
import { terminalRecord } from './terminalRecord';

const RULES = { schema: terminalSchema };

/** The parts of a terminal's form. */
export const useTerminalForm = () => ({ kind: terminalRecord, rules: RULES, save: useSaveTerminal().save });
