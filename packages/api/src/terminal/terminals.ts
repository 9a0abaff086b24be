import { terminalExtensions, terminalNoun } from '@motorpark/contract';
import { officeRecords } from '../rows/officeRecords';
import { IN_SERVICE, type ChoiceQuery, useChoices } from '../rows/useChoices';

/** The terminals, by name. */
export const TERMINALS = {
  ...officeRecords(terminalNoun),
  setStatus: terminalExtensions.terminalStatus,
};

/** Returns the terminals in service, as a form offers them. */
export const useTerminalChoices = (query?: ChoiceQuery) =>
  useChoices(TERMINALS.source, { ...query, ...IN_SERVICE });

/** Returns all terminals, also those out of service, as a filter of records offers them. */
export const useEveryTerminal = (query?: ChoiceQuery) => useChoices(TERMINALS.source, query);
