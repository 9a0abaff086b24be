import { useChoices, type ChoiceWish } from '../client/useChoices';
import { terminalRows } from './terminal.endpoints';

/** The terminals that a form offers. */
export function useTerminalChoices(wish?: ChoiceWish) {
  const { rows: terminals, ...state } = useChoices(terminalRows, wish);
  return { terminals, ...state };
}
