import { useChoices, type ChoiceQuery } from '../rows/useChoices';
import { terminalSource } from './terminal.endpoints';

export const useTerminalChoices = (query?: ChoiceQuery) => useChoices(terminalSource, query);
