import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button, PasswordField, TextField } from '../../controls';
import { Stack } from '../../layout';
import { PlainForm, type PlainFormProps } from './PlainForm';
import { guide } from './PlainForm.guide';

const WRONG = 'This passcode is wrong.';

/** Owns the values and the validation, as a screen does; its server accepts one passcode only. */
function Unlocking({ onSubmit, ...form }: Partial<PlainFormProps>) {
  const [email, setEmail] = useState('');
  const [passcode, setPasscode] = useState('');
  const [errors, setErrors] = useState<{ email?: string; passcode?: string }>({});

  async function submit() {
    const missing = {
      ...(email === '' && { email: 'Email is required' }),
      ...(passcode === '' && { passcode: 'Please enter your passcode.' }),
    };
    setErrors(missing);
    if (Object.keys(missing).length > 0) return;
    await Promise.resolve();
    if (passcode === 'Motorpark#2026') await onSubmit?.();
    else setErrors({ passcode: WRONG });
  }

  return (
    <PlainForm {...form} onSubmit={submit}>
      <Stack gap={4}>
        <TextField label="Email" name="email" value={email} error={errors.email} onChange={setEmail} />
        <PasswordField
          label="Password"
          name="passcode"
          value={passcode}
          error={errors.passcode}
          onChange={setPasscode}
        />
        <Button type="submit" variant="primary">
          Unlock
        </Button>
      </Stack>
    </PlainForm>
  );
}

const meta = {
  title: 'Components/Flow/PlainForm',
  component: PlainForm,
  tags: ['autodocs'],
  parameters: { guide },
  args: { label: 'Unlock', onSubmit: fn(), children: null },
  render: ({ children: _fields, ...args }) => <Unlocking {...args} />,
} satisfies Meta<typeof PlainForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Sent empty: the errors are at the fields, and the first of them is focused. */
export const States: Story = {
  tags: ['states'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unlock' }));
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveFocus());
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      'Please enter your passcode.',
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A field that the server refuses takes the focus too; Enter sends the form again. */
export const RefusedByTheServer: Story = {
  parameters: { pictures: [] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'awka@motorpark.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'Wrong');
    await userEvent.click(canvas.getByRole('button', { name: 'Unlock' }));
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(WRONG));
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus());
    await userEvent.clear(canvas.getByLabelText('Password'));
    await userEvent.keyboard('Motorpark#2026{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

/** Two presses in one task, before the page could show that it is busy, send once. */
export const PressedTwice: Story = {
  tags: ['!autodocs'],
  parameters: { pictures: [] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'awka@motorpark.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'Motorpark#2026');
    const button = canvas.getByRole('button', { name: 'Unlock' });
    button.click();
    button.click();
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};
