import { type InferType, object } from 'yup';
import type { RulesOf } from '../field';
import { requiredName, requiredLine } from '../rules';
import type { TerminalFields } from './terminal';

export const terminalSchema = object({
  name: requiredName('Terminal Name is required'),
  address: requiredLine('Address is required'),
  city: requiredLine('City is required'),
  state: requiredLine('State is required'),
} satisfies RulesOf<TerminalFields>);
export type TerminalForm = InferType<typeof terminalSchema>;
