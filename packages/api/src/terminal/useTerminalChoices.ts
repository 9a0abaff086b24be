import { useChoices, type ChoiceQuery } from '../rows/useChoices';
import { terminalSource } from './terminal.endpoints';

/** Returns the terminals that a form offers. */
export const useTerminalChoices = (query?: ChoiceQuery) => useChoices(terminalSource, query);
