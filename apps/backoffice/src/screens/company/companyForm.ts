import { companyWire, readCompany } from '@motorpark/api';
import {
  COMPANY_FIELDS,
  COMPANY_KIND_LABELS,
  type Company,
  type CompanyDraft,
  type CompanyFields,
  KIND_SETTINGS,
  KIND_VALUES,
  type Setting,
  draftOf,
  mapFields,
} from '@motorpark/domain';
import { PAPERS, PAPER_SIZES } from '@motorpark/ui';
import { type FieldInput, type FieldInputKind, type FieldInputs, formFields } from '@motorpark/ui/form';
import { paths } from '../../paths';
import type { FormKind } from '../../shared/record/recordKind';
import { messages } from './messages';

const INPUT_KINDS: Partial<Record<Setting['kind']['name'], FieldInputKind>> = {
  number: 'digits',
  naira: 'amount',
  choice: 'choice',
};

const UNITS: Readonly<Partial<Record<NonNullable<Setting['within']>['of'], string>>> = {
  'whole minutes': 'minutes',
  'whole hours': 'hours',
  'whole days': 'days',
  'whole months': 'months',
  'whole years': 'years',
  'a whole percentage': '%',
};

/** Returns a value of a setting as the form shows it. */
export function formatSetting({ kind, answers, within }: Setting, value: string | number): string {
  const unit = within && UNITS[within.of];
  const named = answers?.[value];
  if (named !== undefined || unit === undefined) return named ?? kind.show(value).replaceAll('\n', ', ');
  return `${kind.show(value)} ${value === 1 ? unit.replace(/s$/, '') : unit}`;
}

const inputOf = ({
  kind,
  input,
  answers = {},
  missing,
  heading,
  hint,
  isWide,
  within,
}: Setting): FieldInput => ({
  kind: input ?? INPUT_KINDS[kind.name] ?? 'text',
  isOptional: kind.name === 'text' && missing === undefined,
  answers: kind.choices?.map((value) => ({ value, label: answers[value] ?? value })) ?? [],
  ...(heading && { heading }),
  ...(hint && { hint }),
  ...(within && UNITS[within.of] !== undefined && { unit: UNITS[within.of] }),
  ...(isWide && { isWide }),
});

const INPUTS: FieldInputs<CompanyFields> = {
  ...mapFields<CompanyFields, FieldInputs<CompanyFields>>(COMPANY_FIELDS, (_, setting) => inputOf(setting)),
  paper: {
    ...inputOf(COMPANY_FIELDS.paper),
    answers: PAPER_SIZES.map((value) => ({ value, label: PAPERS[value].label })),
  },
};

/** The company's form: the receipts' texts in their printed order, then the rules by topic. */
export const companyForm: FormKind<Company, CompanyDraft> = {
  one: 'company',
  title: messages.title,
  paths: { list: paths.superAdmin.company },
  form: {
    title: messages.title,
    wireNames: companyWire.names,
    read: readCompany,
    valuesOf: (company) => draftOf(COMPANY_FIELDS, company),
    fields: formFields(COMPANY_FIELDS, INPUTS),
  },
  words: {
    create: messages.title,
    creating: messages.saving,
    created: messages.saved,
    editing: messages.saving,
    edited: messages.saved,
  },
};

/** Returns what the company's kind set a setting to, and whether that was changed since; undefined if no kind has set it. */
function kindNote(name: keyof CompanyFields, company: Company): string | undefined {
  const setting = Object.entries<Setting>(KIND_SETTINGS).find(([one]) => one === name)?.[1];
  if (!company.kind || !setting) return undefined;
  const label = COMPANY_KIND_LABELS[company.kind];
  const value = { ...company, ...KIND_VALUES[company.kind] }[name];
  return value === company[name]
    ? `Set by: ${label}.`
    : `${label}: ${formatSetting(setting, value)}; changed.`;
}

/** Returns a section's form that says, at each setting that the company's kind has set, what it was. */
export const withKind = (kind: typeof companyForm, company: Company): typeof companyForm => ({
  ...kind,
  form: {
    ...kind.form,
    fields: kind.form.fields.map((field) => ({
      ...field,
      hint: [field.hint, kindNote(field.name, company)].filter(Boolean).join(' '),
    })),
  },
});

interface CompanySection {
  /** The heading of its fields, and its label among the tabs. */
  title: string;
  form: typeof companyForm;
}

/** The sections of the company's form, each a form of its own. */
export const COMPANY_SECTIONS = sectionsOf(messages.receipts);

/** Returns the fields by their headings; those before the first heading are under `first`. */
function sectionsOf(first: string): readonly CompanySection[] {
  const byTitle = new Map<string, (typeof companyForm.form.fields)[number][]>([[first, []]]);
  let title = first;
  for (const { heading, ...field } of companyForm.form.fields) {
    title = heading ?? title;
    byTitle.set(title, [...(byTitle.get(title) ?? []), field]);
  }
  return [...byTitle].map(([name, fields]) => ({
    title: name,
    form: { ...companyForm, form: { ...companyForm.form, title: name, fields } },
  }));
}
