import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { HOSTILE_TEXT, inForm, LONG_TEXT, Sample, Sampler, useFieldValue } from '../fixtures';
import { PasswordField } from './PasswordField';
import { guide } from './PasswordField.guide';

const meta = {
  title: 'Components/Controls/PasswordField',
  component: PasswordField,
  tags: ['autodocs'],
  parameters: { guide },
  args: { label: 'Password', name: 'password', value: '', onChange: fn() },
  render: function Answering(args) {
    return <PasswordField {...args} {...useFieldValue(args)} />;
  },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** All states. */
export const States: Story = {
  tags: ['states'],
  render: (args) => (
    <Sampler>
      <Sample name="Empty">
        <PasswordField {...args} />
      </Sample>
      <Sample name="Filled, required">
        <PasswordField {...args} value="Motorpark#2026" isRequired />
      </Sample>
      <Sample name="Error">
        <PasswordField {...args} error="Password is required" isRequired />
      </Sample>
      <Sample name="Hint">
        <PasswordField {...args} hint="At least 8 characters" autoComplete="new-password" />
      </Sample>
      <Sample name="Disabled">
        <PasswordField {...args} value="Motorpark#2026" isDisabled />
      </Sample>
      <Sample name="Hovered" look="hovered">
        <PasswordField {...args} value="Motorpark#2026" />
      </Sample>
      <Sample name="Focused" look="focused">
        <PasswordField {...args} value="Motorpark#2026" />
      </Sample>
      <Sample name="Long">
        <PasswordField {...args} label={LONG_TEXT} value={LONG_TEXT} error={LONG_TEXT} />
      </Sample>
      <Sample name="Hostile">
        <PasswordField {...args} label={HOSTILE_TEXT} value={HOSTILE_TEXT} hint={HOSTILE_TEXT} />
      </Sample>
    </Sampler>
  ),
};

/** Hidden while it is typed; the eye button shows it and hides it again, by mouse or key, and nothing typed is lost. */
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

const logIn = fn();

/** Enter in the field submits the form, Enter on the eye button does not. */
export const ByKeyboard: Story = {
  decorators: [inForm],
  parameters: { pictures: [] },
  render: function LoggingIn(args) {
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          logIn();
        }}
      >
        <PasswordField {...args} {...useFieldValue(args)} />
        <button type="submit">Login</button>
      </form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    logIn.mockClear();
    const field = canvas.getByLabelText('Password');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('Lagos 1');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('Lagos 1');
    await expect(logIn).not.toHaveBeenCalled();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(logIn).toHaveBeenCalledOnce();
  },
};
