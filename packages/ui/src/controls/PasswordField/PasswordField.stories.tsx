import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inForm, LONG_TEXT, Sampler, useAnswer } from '../fixtures';
import { PasswordField } from './PasswordField';

const meta = {
  title: 'Controls/PasswordField',
  component: PasswordField,
  tags: ['autodocs'],
  args: { label: 'Password', name: 'password', value: '', onChange: fn() },
  render: function Answering(args) {
    return <PasswordField {...args} {...useAnswer(args)} />;
  },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <Sampler>
      <PasswordField {...args} />
      <PasswordField {...args} value="Motorpark#2026" isRequired />
      <PasswordField {...args} error="Password is required" isRequired />
      <PasswordField {...args} hint="At least 8 characters" autoComplete="new-password" />
      <PasswordField {...args} value="Motorpark#2026" isDisabled />
      <PasswordField {...args} value={LONG_TEXT} />
    </Sampler>
  ),
};

/** Hidden while it is typed; the eye shows it and hides it again, by mouse or key, and nothing typed is lost. */
export const ShownAndHidden: Story = {
  decorators: [inForm],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.type(field, 'Lagos#1');
    await expect(field).toHaveAttribute('type', 'password');

    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('Lagos#1');

    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'password');
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
  },
};
