import type { Terminal } from '@motorpark/domain';
import type { ComboboxOption } from '@motorpark/ui';

const hintOf = ({ city, state }: Terminal) => [city, state].filter(Boolean).join(', ');

/** Terminals as a form offers them: forms, like the wire, know a terminal by its name. */
export const terminalOptions = (terminals: readonly Terminal[]): ComboboxOption[] =>
  terminals.map((terminal) => ({ value: terminal.name, label: terminal.name, hint: hintOf(terminal) }));

/** Terminals as the waybill form offers them: it knows a terminal by its id. */
export const terminalIdOptions = (terminals: readonly Terminal[]): ComboboxOption[] =>
  terminals.map((terminal) => ({ value: terminal.id, label: terminal.name, hint: hintOf(terminal) }));
