import { useSaveTerminal } from '@motorpark/api';
import { terminalSchema } from '@motorpark/domain';
import { terminalRecord } from './terminalRecord';

const RULES = { schema: terminalSchema };

/** What a terminal's form is made of. */
export const useTerminalForm = () => ({ kind: terminalRecord, rules: RULES, save: useSaveTerminal().save });
