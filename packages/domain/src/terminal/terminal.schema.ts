import { type InferType, object } from 'yup';
import type { RulesOf } from '../field';
import { requiredName, requiredText } from '../rules';
import type { TerminalFields } from './terminal';

export const terminalSchema = object({
  name: requiredName('Terminal Name is required'),
  address: requiredText('Address is required'),
  city: requiredText('City is required'),
  state: requiredText('State is required'),
} satisfies RulesOf<TerminalFields>);
export type TerminalForm = InferType<typeof terminalSchema>;
