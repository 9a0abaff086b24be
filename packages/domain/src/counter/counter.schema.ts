import { object } from 'yup';
import { PAPER_SIZES } from './paper';
import type { RulesOf } from '../field';
import { requiredName, requiredText } from '../rules';
import type { COUNTER_NAMING } from './counter';

/** Maximum length of a counter's name, in characters. */
export const MOST_COUNTER = 40;
const NO_PAPER = 'Choose a paper.';

/** The schema of a counter's name, shared by all forms. */
export const counterName = () =>
  requiredName('Enter the name of the counter.').max(MOST_COUNTER, `At most ${MOST_COUNTER} characters.`);

export const counterNamingSchema = object({
  terminal: requiredText('Terminal is required.'),
  name: counterName(),
  paper: requiredText(NO_PAPER).oneOf(PAPER_SIZES, NO_PAPER),
} satisfies RulesOf<typeof COUNTER_NAMING>);
