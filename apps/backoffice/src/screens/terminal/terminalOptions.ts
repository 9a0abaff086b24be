import type { Terminal } from '@motorpark/domain';
import type { ComboboxOption } from '@motorpark/ui';

/** Terminals as a form offers them: forms, like the wire, know a terminal by its name. */
export const terminalOptions = (terminals: readonly Terminal[]): ComboboxOption[] =>
  terminals.map(({ name, city, state }) => ({
    value: name,
    label: name,
    hint: [city, state].filter(Boolean).join(', '),
  }));
