import { type InferType, object } from 'yup';
import { requiredText } from '../rules';

/** A branch of the company: where trips start and end. */
export interface Terminal {
  id: string;
  name: string;
  address: string;
  city: string;
  state: string;
}

/** §5, terminal form. */
export const terminalSchema = object({
  name: requiredText('Terminal Name is required'),
  address: requiredText('Address is required'),
  city: requiredText('City is required'),
  state: requiredText('State is required'),
});
export type TerminalForm = InferType<typeof terminalSchema>;
