import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inForm, HOSTILE_TEXT, LONG_TEXT, Sample, Sampler, UNBROKEN_TEXT, useFieldValue } from '../fixtures';
import { BankIcon, CardIcon, CashIcon } from '../Icon/icons';
import { ChoiceField, type Choice } from './ChoiceField';
import { guide } from './ChoiceField.guide';

const paymentModes: Choice[] = [
  { value: 'Bank Transfer', label: 'Bank Transfer', hint: 'Bank Transfer/USSD', icon: BankIcon },
  { value: 'Cash', label: 'Cash', icon: CashIcon },
  { value: 'POS', label: 'POS', hint: 'Debit card / POS', icon: CardIcon },
];

const meta = {
  title: 'Components/Controls/ChoiceField',
  component: ChoiceField,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    label: 'Payment mode',
    name: 'paymentMethod',
    value: '',
    options: paymentModes,
    onChange: fn(),
    onBlur: fn(),
  },
  render: function Answering(args) {
    return <ChoiceField {...args} {...useFieldValue(args)} />;
  },
} satisfies Meta<typeof ChoiceField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** All states; where space is narrow the options are one below the other. */
export const States: Story = {
  tags: ['states'],
  parameters: { pictures: ['light', 'dark', 'forced-colors'] },
  render: (args) => (
    <Sampler>
      <Sample name="Nothing chosen">
        <ChoiceField {...args} name="a" />
      </Sample>
      <Sample name="Chosen, required">
        <ChoiceField {...args} name="b" value="Cash" isRequired />
      </Sample>
      <Sample name="Error">
        <ChoiceField {...args} name="c" error="Please select a payment mode." isRequired />
      </Sample>
      <Sample name="An answer that can't be had">
        <ChoiceField
          {...args}
          name="d"
          value="Cash"
          hint="Card machine out of order"
          options={paymentModes.map((mode) => ({ ...mode, isDisabled: mode.value === 'POS' }))}
        />
      </Sample>
      <Sample name="Disabled">
        <ChoiceField {...args} name="e" value="Cash" isDisabled />
      </Sample>
      <Sample name="Long and hostile">
        <ChoiceField
          {...args}
          name="f"
          label={LONG_TEXT}
          value="long"
          options={[
            { value: 'long', label: LONG_TEXT, hint: UNBROKEN_TEXT, icon: CashIcon },
            { value: 'hostile', label: HOSTILE_TEXT },
          ]}
        />
      </Sample>
      <Sample name="Hovered" look="hovered">
        <ChoiceField {...args} name="g" options={paymentModes.slice(1)} />
      </Sample>
      <Sample name="Focused" look="focused">
        <ChoiceField {...args} name="h" options={paymentModes.slice(1, 2)} />
      </Sample>
      <Sample name="Chosen and focused" look="focused">
        <ChoiceField {...args} name="i" value="Cash" options={paymentModes.slice(1, 2)} />
      </Sample>
    </Sampler>
  ),
};

/** Tab enters, Space chooses the first, arrow keys choose and wrap around, Tab leaves: the group is one field, and blurs once. */
export const ChosenByKeyboard: Story = {
  decorators: [inForm],
  args: { error: 'Please select a payment mode.' },
  play: async ({ canvas, args, userEvent }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Payment mode' });
    await expect(group).toHaveAccessibleDescription('Please select a payment mode.');
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Bank Transfer' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith('Bank Transfer');
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('POS');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith('Bank Transfer');
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

/** The entire card can be pressed, and its hint is read out with its name. */
export const ChosenByPress: Story = {
  decorators: [inForm],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByText('Debit card / POS'));
    await expect(args.onChange).toHaveBeenCalledWith('POS');
    await expect(canvas.getByRole('radio', { name: 'POS' })).toHaveAccessibleDescription('Debit card / POS');
  },
};
