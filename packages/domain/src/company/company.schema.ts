import { object } from 'yup';
import { type RulesOf, mapFields } from '../field';
import { isNaira, optionalEmail, optionalText, requiredName, requiredText } from '../rules';
import { accountsFault } from './accounts';
import { COMPANY_FIELDS, type CompanyFields } from './companyFields';
import { textOfLines } from './lines';
import { tariffFault } from '../waybill/tariff';
import type { Range, Setting } from './setting';

type TextRule = ReturnType<typeof requiredText> | ReturnType<typeof optionalText>;

const MOST_OF_LINES = 4000;

/** Returns what is wrong with several lines. */
type FaultOf = (text: string) => string | undefined;

/** Apart from the settings, so that pages that only name a setting do not load it. */
const FAULTS: Partial<Record<keyof CompanyFields, FaultOf>> = {
  parcelTariff: tariffFault,
  accounts: accountsFault,
};

/** Multi-line text; empty lines and surrounding spaces are removed. */
const lines = (faultOf: FaultOf = () => undefined) =>
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

function textOf({ input, most, missing }: Setting, faultOf: FaultOf | undefined) {
  if (input === 'lines') return lines(faultOf);
  if (input === 'email') return optionalEmail('Enter an e-mail address, such as care@company.ng.');
  if (missing === undefined) return optionalText(most);
  return most === undefined
    ? requiredName(missing)
    : requiredName(missing).max(most, `At most ${most} characters.`);
}

function ruleOf(setting: Setting, faultOf: FaultOf | undefined): TextRule {
  const { kind, within, missing = '', most } = setting;
  if (within) return whole(within);
  if (kind.choices) return requiredText(missing).oneOf(kind.choices, missing);
  return kind.name === 'naira'
    ? requiredText(missing).test('naira', isNaira(missing, most))
    : textOf(setting, faultOf);
}

/** The company's form; the server checks the same schema. */
export const companySchema = object(
  mapFields<CompanyFields, Record<keyof CompanyFields, TextRule>>(COMPANY_FIELDS, (name, setting) =>
    ruleOf(setting, FAULTS[name]),
  ) satisfies RulesOf<CompanyFields>,
);
