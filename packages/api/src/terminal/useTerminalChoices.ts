import { useChoices, type ChoiceQuery } from '../client/useChoices';
import { terminalRows } from './terminal.endpoints';

/** Returns the terminals that a form offers. */
export const useTerminalChoices = (query?: ChoiceQuery) => useChoices(terminalRows, query);
