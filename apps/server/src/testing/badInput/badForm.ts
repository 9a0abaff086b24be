import type { CallName } from '@motorpark/contract';
import { type Checkable, check, koboTyped, statusOrderSchema } from '@motorpark/domain';
import { type FieldNames, formOf, wireErrors } from '../../http/fields';
import type { Payload } from '../../http/payload';

/** What a call takes, and the fields of a payload at which something is wrong; none where nothing is. */
export interface BadForm {
  fields: readonly string[];
  faults: (payload: Payload) => readonly string[];
}

const TODAY = '2026-11-21';

interface Checking {
  /** Reads what the wire writes otherwise than the form. */
  prepared?: (payload: Payload) => Payload;
  isStrict?: boolean;
}

/** A form by its table of fields and its schema, as the domain has them. */
export function bySchema(
  schema: Checkable<unknown>,
  names: FieldNames,
  { prepared = (payload) => payload, isStrict = true }: Checking = {},
): BadForm {
  const context = { today: TODAY, isStrict };
  return {
    fields: Object.values(names),
    faults: (payload) => {
      const { errors = {} } = check(schema, formOf(names, prepared(payload)), context);
      return Object.keys(wireErrors(names, errors));
    },
  };
}

/** Several forms that are checked one after the other: the first in which something is wrong is the one that says so. */
export const inTurn = (...forms: readonly BadForm[]): BadForm => ({
  fields: [...new Set(forms.flatMap(({ fields }) => fields))],
  faults: (payload) => forms.map(({ faults }) => faults(payload)).find((found) => found.length > 0) ?? [],
});

/** A field that is one of some values, or fits a rule. */
export const field = (name: string, isRight: (value: unknown) => boolean): BadForm => ({
  fields: [name],
  faults: (payload) => (isRight(payload[name]) ? [] : [name]),
});

/** The forms of calls that write, by the call's name. */
export type BadForms = Readonly<Partial<Record<CallName, BadForm>>>;

/** Nothing but the record, which the path names, and the version that was seen. */
export const NO_FORM: BadForm = { fields: [], faults: () => [] };

/** Why something is done that stays in the history. */
export const reason = bySchema(statusOrderSchema.pick(['reason']), { reason: 'reason' });
/** A step to one of these statuses. */
export const statusOf = (statuses: readonly string[]) =>
  inTurn(
    bySchema(statusOrderSchema, { status: 'status', reason: 'reason' }),
    field('status', (status) => statuses.some((one) => one === status)),
  );

/** Money as people type it. */
export const withAmount = (payload: Payload): Payload => ({
  ...payload,
  amount: koboTyped(payload['amount']),
});
