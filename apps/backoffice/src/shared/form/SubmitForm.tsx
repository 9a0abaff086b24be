import { Button, PlainForm, Stack } from '@motorpark/ui';
import type { ReactNode } from 'react';
import { Form, type FormProps } from 'react-final-form';

interface SubmitFormProps<Values> extends Pick<FormProps<Values>, 'initialValues' | 'validate' | 'onSubmit'> {
  /** The form's accessible name, if no title next to it says it. */
  label?: string;
  submitLabel: string;
  busyLabel?: string;
  /** The fields. */
  children: ReactNode;
}

/** Stacked fields with a submit button. */
export function SubmitForm<Values>(props: SubmitFormProps<Values>) {
  const { label, submitLabel, busyLabel, children, ...form } = props;
  return (
    <Form<Values>
      {...form}
      render={({ handleSubmit, submitting }) => (
        <PlainForm label={label} onSubmit={() => handleSubmit()}>
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
