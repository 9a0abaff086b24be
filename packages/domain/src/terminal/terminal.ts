import { type InferType, object } from 'yup';
import { TEXT, type ValuesOf, rulesOf } from '../field';
import { requiredName, requiredText } from '../rules';
import type { Versioned } from '../version';

/** The form of a terminal (docs/terminal.md), in its order. */
export const TERMINAL_FIELDS = {
  name: { label: 'Terminal Name', kind: TEXT, rule: requiredName('Terminal Name is required') },
  address: { label: 'Address', kind: TEXT, rule: requiredText('Address is required') },
  city: { label: 'City', kind: TEXT, rule: requiredText('City is required') },
  state: { label: 'State', kind: TEXT, rule: requiredText('State is required') },
} as const;
export type TerminalFields = typeof TERMINAL_FIELDS;

/** A branch of the company: where trips start and end. */
export interface Terminal extends Versioned, ValuesOf<TerminalFields> {
  id: string;
}

export const terminalSchema = object(rulesOf(TERMINAL_FIELDS));
export type TerminalForm = InferType<typeof terminalSchema>;
