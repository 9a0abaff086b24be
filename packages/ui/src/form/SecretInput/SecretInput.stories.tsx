import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inFormWith } from '../form.fixtures';
import { NewPasscodeInputs } from './NewPasscodeInputs';
import { SecretInput } from './SecretInput';
import { guide } from './SecretInput.guide';

const meta = {
  title: 'Components/Form/SecretInput',
  component: SecretInput,
  tags: ['autodocs'],
  parameters: { guide },
  args: { name: 'current', label: 'Your passcode', autoComplete: 'current-password' },
} satisfies Meta<typeof SecretInput>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A passcode that is wrong: the error is at its field. */
export const States: Story = {
  tags: ['states'],
  decorators: [inFormWith({ current: 'Wrong' }, { current: 'This passcode is wrong.' })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByLabelText('Your passcode')).toHaveAccessibleDescription(
      'This passcode is wrong.',
    );
  },
};

/** A new passcode, with what it still lacks, and its repetition. */
export const NewPasscode: Story = {
  parameters: { pictures: ['light'] },
  decorators: [inFormWith({}, { confirmPassword: 'The two are not the same.' })],
  render: () => (
    <NewPasscodeInputs
      words={{ password: 'New passcode', confirmPassword: 'The same again' }}
      leastLength={10}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New passcode'), 'Motor');
    await userEvent.type(canvas.getByLabelText('The same again'), 'Motel');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByLabelText('The same again')).toHaveAccessibleDescription(
      'The two are not the same.',
    );
  },
};
