import type { ListedOption } from '../listedOption';
import type { Terminal } from './terminal';

const hintOf = ({ city, state }: Terminal) => [city, state].filter(Boolean).join(', ');

/** Options whose value is the terminal's name, as most forms and the wire have it. */
export const terminalOptions = (terminals: readonly Terminal[]): ListedOption[] =>
  terminals.map((terminal) => ({ value: terminal.name, label: terminal.name, hint: hintOf(terminal) }));

/** Options whose value is the terminal's id, for the waybill form. */
export const terminalIdOptions = (terminals: readonly Terminal[]): ListedOption[] =>
  terminals.map((terminal) => ({ value: terminal.id, label: terminal.name, hint: hintOf(terminal) }));
