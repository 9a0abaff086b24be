import { type InferType, object } from 'yup';
import { requiredName, requiredText } from '../rules';
import type { Versioned } from '../version';

/** A branch of the company: where trips start and end. */
export interface Terminal extends Versioned {
  id: string;
  name: string;
  address: string;
  city: string;
  state: string;
}

/** Terminal form (docs/terminal.md). */
export const terminalSchema = object({
  name: requiredName('Terminal Name is required'),
  address: requiredText('Address is required'),
  city: requiredText('City is required'),
  state: requiredText('State is required'),
});
export type TerminalForm = InferType<typeof terminalSchema>;
