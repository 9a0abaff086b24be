import type { ReactNode } from 'react';
import { Form, type FormProps } from 'react-final-form';
import { Button } from '../../controls';
import { PlainForm } from '../../flow';
import { Stack } from '../../layout';

export interface SubmitFormProps<Values> extends Pick<
  FormProps<Values>,
  'initialValues' | 'validate' | 'onSubmit'
> {
  /** The form's accessible name, if no title next to it says it. */
  label?: string;
  /** What its button does, as a verb. */
  submitLabel: string;
  busyLabel?: string;
  /** Whether the fields are emptied after success, for a form of secrets that stays on the screen. */
  isEmptiedAfter?: boolean;
  /** The fields. */
  children: ReactNode;
}

/** A short form with one wide button, for the login and settings: it is joined to final-form, and keeps its values. */
export function SubmitForm<Values>(props: SubmitFormProps<Values>) {
  const { label, submitLabel, busyLabel, isEmptiedAfter = false, children, ...settings } = props;
  return (
    <Form<Values>
      {...settings}
      render={({ form, handleSubmit, submitting }) => (
        <PlainForm
          label={label}
          onSubmit={async () => {
            await handleSubmit();
            if (isEmptiedAfter && form.getState().submitSucceeded) form.restart();
          }}
        >
          <Stack gap={4}>
            {children}
            <Button type="submit" variant="primary" isBusy={submitting} busyLabel={busyLabel} isFullWidth>
              {submitLabel}
            </Button>
          </Stack>
        </PlainForm>
      )}
    />
  );
}
