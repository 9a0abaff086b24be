import type { Terminal } from '@motorpark/domain';
import type { ComboboxOption } from '@motorpark/ui';

/** Terminals as a form offers them: forms, like the wire, know a terminal by its name. */
export const terminalOptions = (terminals: readonly Terminal[]): ComboboxOption[] =>
  terminals.map(({ name, city, state }) => ({
    value: name,
    label: name,
    hint: [city, state].filter(Boolean).join(', '),
  }));

/** Terminals as the waybill form offers them: it knows a terminal by its id (specification section 3). */
export const terminalIdOptions = (terminals: readonly Terminal[]): ComboboxOption[] =>
  terminalOptions(terminals).map((option, place) => ({ ...option, value: terminals[place]?.id ?? '' }));
