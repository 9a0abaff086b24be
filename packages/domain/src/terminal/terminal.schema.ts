import { type InferType, object } from 'yup';
import type { RulesOf } from '../field';
import { textOfLines } from '../company/lines';
import { optionalText, requiredName, requiredLine } from '../rules';
import { posTerminalsFault } from './posTerminals';
import type { TerminalFields } from './terminal';

const MOST_OF_POS_TERMINALS = 2000;

export const terminalSchema = object({
  name: requiredName('Terminal Name is required'),
  address: requiredLine('Address is required'),
  city: requiredLine('City is required'),
  state: requiredLine('State is required'),
  posTerminals: optionalText(MOST_OF_POS_TERMINALS)
    .transform((text: unknown) => (typeof text === 'string' ? textOfLines(text) : text))
    .test('lines', (text, context) => {
      const fault = posTerminalsFault(text);
      return fault === undefined || context.createError({ message: fault });
    }),
} satisfies RulesOf<TerminalFields>);
export type TerminalForm = InferType<typeof terminalSchema>;
