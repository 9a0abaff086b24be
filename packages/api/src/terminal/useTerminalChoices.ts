import { useChoices, type ChoiceWish } from '../client/useChoices';
import { terminalRows } from './terminal.endpoints';

/** Returns the terminals that a form offers. */
export const useTerminalChoices = (wish?: ChoiceWish) => useChoices(terminalRows, wish);
