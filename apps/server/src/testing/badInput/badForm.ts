import type { CallName } from '@motorpark/contract';
import { type Checkable, check, koboTyped, statusOrderSchema } from '@motorpark/domain';
import { type FieldNames, formOf, wireErrors } from '../../request/fields';
import type { Payload } from '../../request/payload';

/** The fields that a call takes, and a function that returns the invalid fields of a payload. */
export interface BadForm {
  fields: readonly string[];
  faults: (payload: Payload) => readonly string[];
}

const TODAY = '2026-11-21';

interface Checking {
  /** Converts values that the wire writes differently from the form. */
  prepared?: (payload: Payload) => Payload;
  isStrict?: boolean;
}

/** A form defined by its field table and schema in the domain. */
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

/** Several forms validated one after the other; the first one with errors reports them. */
export const inTurn = (...forms: readonly BadForm[]): BadForm => ({
  fields: [...new Set(forms.flatMap(({ fields }) => fields))],
  faults: (payload) => forms.map(({ faults }) => faults(payload)).find((found) => found.length > 0) ?? [],
});

/** A field whose value must satisfy a predicate. */
export const field = (name: string, isRight: (value: unknown) => boolean): BadForm => ({
  fields: [name],
  faults: (payload) => (isRight(payload[name]) ? [] : [name]),
});

/** The forms of writing calls, by call name. */
export type BadForms = Readonly<Partial<Record<CallName, BadForm>>>;

/** A call without fields except the record's id and version. */
export const NO_FORM: BadForm = { fields: [], faults: () => [] };

/** A reason that is stored in the history. */
export const reason = bySchema(statusOrderSchema.pick(['reason']), { reason: 'reason' });
/** A change to one of these statuses. */
export const statusOf = (statuses: readonly string[]) =>
  inTurn(
    bySchema(statusOrderSchema, { status: 'status', reason: 'reason' }),
    field('status', (status) => statuses.some((one) => one === status)),
  );

/** Parses the amount as users type it. */
export const withAmount = (payload: Payload): Payload => ({
  ...payload,
  amount: koboTyped(payload['amount']),
});
