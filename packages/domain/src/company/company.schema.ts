import { object } from 'yup';
import { type RulesOf, mapFields } from '../field';
import { isNaira, optionalEmail, optionalText, requiredName, requiredText } from '../rules';
import { COMPANY_FIELDS, type CompanyFields } from './companyFields';
import { textOfLines } from './lines';
import type { Range, Setting } from './setting';

type TextRule = ReturnType<typeof requiredText> | ReturnType<typeof optionalText>;

const MOST_OF_LINES = 4000;

/** Multi-line text; empty lines and surrounding spaces are removed. */
const lines = (faultOf: NonNullable<Setting['fault']> = () => undefined) =>
  optionalText(MOST_OF_LINES)
    .transform((text: unknown) => (typeof text === 'string' ? textOfLines(text) : text))
    .test('lines', (text, context) => {
      const fault = faultOf(text);
      return fault === undefined || context.createError({ message: fault });
    });

/** A typed whole number. */
function whole({ of, least, most, zero }: Range) {
  const message = `Enter ${of}, from ${least} to ${most}${zero ? `; 0 ${zero}` : ''}.`;
  const isWithin = (typed: number) =>
    (typed >= least && typed <= most) || (zero !== undefined && typed === 0);
  return requiredText(message).test(
    'whole',
    message,
    (typed) => /^\d{1,4}$/.test(typed) && isWithin(Number(typed)),
  );
}

function textOf({ input, most, missing, fault }: Setting) {
  if (input === 'lines') return lines(fault);
  if (input === 'email') return optionalEmail('Enter an e-mail address, such as care@company.ng.');
  if (missing === undefined) return optionalText(most);
  return most === undefined
    ? requiredName(missing)
    : requiredName(missing).max(most, `At most ${most} characters.`);
}

function ruleOf(setting: Setting): TextRule {
  const { kind, within, missing = '', most } = setting;
  if (within) return whole(within);
  if (kind.choices) return requiredText(missing).oneOf(kind.choices, missing);
  return kind.name === 'naira'
    ? requiredText(missing).test('naira', isNaira(missing, most))
    : textOf(setting);
}

/** The company's form; the server checks the same schema. */
export const companySchema = object(
  mapFields<CompanyFields, Record<keyof CompanyFields, TextRule>>(COMPANY_FIELDS, (_, setting) =>
    ruleOf(setting),
  ) satisfies RulesOf<CompanyFields>,
);
