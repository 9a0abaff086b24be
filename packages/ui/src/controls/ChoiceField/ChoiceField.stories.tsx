import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inForm, HOSTILE_TEXT, LONG_TEXT, UNBROKEN_TEXT, useAnswer } from '../fixtures';
import { BankIcon, CardIcon, CashIcon } from '../Icon/icons';
import { Stack } from '../../layout';
import { ChoiceField, type Choice } from './ChoiceField';

const paymentModes: Choice[] = [
  { value: 'Bank Transfer', label: 'Bank Transfer', hint: 'Bank Transfer/USSD', icon: BankIcon },
  { value: 'Cash', label: 'Cash', icon: CashIcon },
  { value: 'POS', label: 'POS', hint: 'Debit card / POS', icon: CardIcon },
];

const meta = {
  title: 'Controls/ChoiceField',
  component: ChoiceField,
  tags: ['autodocs'],
  args: {
    label: 'Payment mode',
    name: 'paymentMode',
    value: '',
    options: paymentModes,
    onChange: fn(),
    onBlur: fn(),
  },
  render: function Answering(args) {
    return <ChoiceField {...args} {...useAnswer(args)} />;
  },
} satisfies Meta<typeof ChoiceField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <Stack gap={6}>
      <ChoiceField {...args} name="a" />
      <ChoiceField {...args} name="b" value="Cash" isRequired />
      <ChoiceField {...args} name="c" error="Please select a payment mode." isRequired />
      <ChoiceField
        {...args}
        name="d"
        value="Cash"
        hint="Card machine out of order"
        options={paymentModes.map((mode) => ({ ...mode, isDisabled: mode.value === 'POS' }))}
      />
      <ChoiceField {...args} name="e" value="Cash" isDisabled />
    </Stack>
  ),
};

/** On a phone the answers stand under one another, each as large as a finger; long words break. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    value: 'long',
    options: [
      ...paymentModes,
      { value: 'long', label: LONG_TEXT, hint: UNBROKEN_TEXT, icon: CashIcon },
      { value: 'hostile', label: HOSTILE_TEXT },
    ],
  },
};

/** Tab enters, arrow keys choose and go round, Tab leaves: the group answers one question, and is left once. */
export const ChosenByKeyboard: Story = {
  decorators: [inForm],
  args: { error: 'Please select a payment mode.' },
  play: async ({ canvas, args, userEvent }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Payment mode' });
    await expect(group).toHaveAccessibleDescription('Please select a payment mode.');
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Bank Transfer' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('Cash');
    await expect(canvas.getByRole('radio', { name: 'Cash' })).toBeChecked();
    await expect(args.onBlur).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('radio', { name: 'Cash' })).toHaveFocus();
  },
};

/** The whole card presses, and its hint is read out with its name. */
export const ChosenByPress: Story = {
  decorators: [inForm],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByText('Debit card / POS'));
    await expect(args.onChange).toHaveBeenCalledWith('POS');
    await expect(canvas.getByRole('radio', { name: 'POS' })).toHaveAccessibleDescription('Debit card / POS');
  },
};
