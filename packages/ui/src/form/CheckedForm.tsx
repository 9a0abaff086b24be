import {
  type Checkable,
  type FieldErrors,
  type ValidationContext,
  check,
  fieldErrors,
} from '@motorpark/domain';
import type { FormApi } from 'final-form';
import { Form, type FormRenderProps } from 'react-final-form';
import type { ReactNode } from 'react';

/** Errors by field; undefined if all went well. */
export type SubmitErrors = Readonly<Record<string, string | undefined>> | undefined;

export interface CheckedFormProps<Draft, Values> {
  /** The values when it opens. */
  start: Draft;
  /** The rules; a function if they depend on what is typed. */
  schema: Checkable<Values> | ((draft: Draft) => Checkable<Values>);
  /** What some rules depend on besides the values. */
  rules?: ValidationContext | undefined;
  /** Returns what is checked and saved; by default what was typed. */
  filled?: (draft: Draft) => object;
  /** Returns the errors while it is filled in; by default those of the schema. */
  errorsOf?: ((draft: Draft) => FieldErrors) | undefined;
  /** Saves the values. Returns the errors of a refusal. */
  save: (values: Values, draft: Draft, form: FormApi<Draft>) => Promise<SubmitErrors>;
  render: (form: FormRenderProps<Draft>) => ReactNode;
}

/** A form that is checked by its schema, while it is filled in and before it is saved. */
export function CheckedForm<Draft extends object, Values>(props: CheckedFormProps<Draft, Values>) {
  const { start, schema, rules, filled = asTyped, save, render } = props;
  const schemaOf = (draft: Draft) => (typeof schema === 'function' ? schema(draft) : schema);
  const { errorsOf = (draft: Draft) => fieldErrors(schemaOf(draft), filled(draft), rules) } = props;

  async function submit(draft: Draft, form: FormApi<Draft>) {
    const { values, errors } = check(schemaOf(draft), filled(draft), rules);
    return errors ?? (await save(values, draft, form));
  }

  return (
    <Form<Draft>
      initialValues={start}
      initialValuesEqual={() => true}
      validate={errorsOf}
      onSubmit={submit}
      render={render}
    />
  );
}

const asTyped = <Draft,>(draft: Draft): Draft => draft;
