import { IN_SERVICE, useChoices, type ChoiceQuery } from '../rows/useChoices';
import { terminalSource } from './terminalSource';

/** Returns the terminals in service, as a form offers them. */
export const useTerminalChoices = (query?: ChoiceQuery) =>
  useChoices(terminalSource, { ...query, ...IN_SERVICE });

/** Returns all terminals, also those out of service, as a filter of records offers them. */
export const useEveryTerminal = (query?: ChoiceQuery) => useChoices(terminalSource, query);
