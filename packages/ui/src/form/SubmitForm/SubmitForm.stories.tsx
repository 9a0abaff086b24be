import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { noAnswer } from '../form.fixtures';
import { SecretInput } from '../SecretInput/SecretInput';
import { SubmitForm } from './SubmitForm';
import { guide } from './SubmitForm.guide';

type Values = Partial<Record<'current', string>>;
type Send = (values: Values) => Promise<Values | undefined>;

const meta = {
  title: 'Components/Form/SubmitForm',
  component: SubmitForm<Values>,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    label: 'Unlock',
    submitLabel: 'Unlock',
    busyLabel: 'Unlocking...',
    validate: ({ current }) => (current ? {} : { current: 'Please enter your passcode.' }),
    onSubmit: fn<Send>(),
    children: <SecretInput name="current" label="Your passcode" autoComplete="current-password" />,
  },
} satisfies Meta<typeof SubmitForm<Values>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Sent empty: the error is at its field, which is focused. */
export const States: Story = {
  tags: ['states'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unlock' }));
    await waitFor(() => expect(canvas.getByLabelText('Your passcode')).toHaveFocus());
    await expect(canvas.getByLabelText('Your passcode')).toHaveAccessibleDescription(
      'Please enter your passcode.',
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The server’s error is at its field. */
export const Refused: Story = {
  parameters: { pictures: [] },
  args: { onSubmit: fn<Send>(async () => ({ current: 'This passcode is wrong.' })) },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Your passcode');
    await userEvent.type(field, 'Wrong{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription('This passcode is wrong.'));
  },
};

/** While it is sent, it is sent only once. */
export const Sending: Story = {
  parameters: { pictures: [] },
  args: { onSubmit: fn<Send>(noAnswer) },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Your passcode'), 'Motorpark#2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Unlock' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Unlocking...' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** A form of secrets that stays on the screen is emptied after success. */
export const Emptied: Story = {
  parameters: { pictures: [] },
  args: { isEmptiedAfter: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Your passcode'), 'Motorpark#2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Unlock' }));
    await waitFor(() => expect(canvas.getByLabelText('Your passcode')).toHaveValue(''));
  },
};
