import { type InferType, object } from 'yup';
import type { RulesOf } from '../field';
import { optionalText, requiredName, requiredLine } from '../rules';
import { namesPosTerminals } from './posTerminals';
import type { TerminalFields } from './terminal';

export const terminalSchema = object({
  name: requiredName('Terminal Name is required'),
  address: requiredLine('Address is required'),
  city: requiredLine('City is required'),
  state: requiredLine('State is required'),
  posTerminals: optionalText(2000).test(
    'lines',
    'Write each line as counter: ID, such as Awka 2: 2033HTE0, and each counter once.',
    namesPosTerminals,
  ),
} satisfies RulesOf<TerminalFields>);
export type TerminalForm = InferType<typeof terminalSchema>;
