import {
  CASH_DROP,
  DRIVER_FIELDS,
  DRIVER_KINDS,
  type FieldErrors,
  cashDropSchema,
  driverSchema,
} from '@motorpark/domain';
import type { Decorator } from '@storybook/react-vite';
import { Form } from 'react-final-form';
import { Button } from '../controls';
import { PlainForm } from '../flow';
import { Stack } from '../layout';
import { formFields } from './fieldKinds';

/** The form of a driver, as its screen describes it. */
export const driverForm = {
  schema: driverSchema,
  fields: formFields(DRIVER_FIELDS, {
    name: {},
    phone: { kind: 'phone', placeholder: '0803 412 7781' },
    address: {},
    kind: {
      kind: 'radio',
      answers: DRIVER_KINDS,
      isOptional: false,
      hint: 'A conductor goes with the bus, and does not drive.',
    },
  }),
};

export const emptyDriver = { name: '', phone: '', address: '', kind: '' };
export const aDriver = {
  name: 'Musa Bello',
  phone: '0803 412 7781',
  address: '12 Zik Avenue, Awka',
  kind: 'Driver',
};

/** The form of cash that is taken out of a drawer. */
export const dropForm = {
  table: CASH_DROP,
  schema: cashDropSchema,
  fields: formFields(CASH_DROP, {
    amount: { kind: 'amount', isWide: true },
    receivedBy: { kind: 'suggest', hint: 'A colleague, or whoever carries it.', isWide: true },
    note: { isOptional: true, isWide: true },
  }),
};

/** A promise that never settles: the server does not answer. */
export const noAnswer = () => new Promise<never>(() => undefined);

/** Puts fields into a form with these values, whose button shows these errors. */
export const inFormWith =
  (values: Record<string, string>, errors: FieldErrors = {}): Decorator =>
  (Fields) => (
    <Form
      initialValues={values}
      validate={() => errors}
      onSubmit={() => undefined}
      render={({ handleSubmit }) => (
        <PlainForm label="The form around it" onSubmit={() => handleSubmit()}>
          <Stack gap={4}>
            <Fields />
            <Button type="submit">Save</Button>
          </Stack>
        </PlainForm>
      )}
    />
  );
