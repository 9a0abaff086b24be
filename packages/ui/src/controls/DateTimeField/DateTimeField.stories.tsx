import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { inForm, LONG_TEXT, Sampler, useAnswer } from '../fixtures';
import { DateTimeField } from './DateTimeField';

const meta = {
  title: 'Controls/DateTimeField',
  component: DateTimeField,
  tags: ['autodocs'],
  args: {
    label: 'Travel Date',
    name: 'travelDate',
    value: '',
    min: '2025-01-15T00:00',
    hint: 'Lagos time',
    onChange: fn(),
  },
  render: function Answering(args) {
    return <DateTimeField {...args} {...useAnswer(args)} />;
  },
} satisfies Meta<typeof DateTimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <Sampler>
      <DateTimeField {...args} />
      <DateTimeField {...args} value="2025-01-16T07:00" isRequired />
      <DateTimeField {...args} error="Travel date is required" isRequired />
      <DateTimeField {...args} value="2025-01-16T19:30" hint={LONG_TEXT} />
      <DateTimeField {...args} value="2025-01-16T07:00" isReadOnly />
      <DateTimeField {...args} value="2025-01-16T07:00" isDisabled />
      <DateTimeField {...args} label={LONG_TEXT} error={LONG_TEXT} />
    </Sampler>
  ),
};

/** Typed as this computer writes dates, handed on as `yyyy-mm-ddThh:mm`, and shown with the month in letters. */
export const Answered: Story = {
  decorators: [inForm],
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByLabelText('Travel Date');
    await userEvent.click(field);
    await fireEvent.change(field, { target: { value: '2025-01-16T07:00' } });
    await expect(args.onChange).toHaveBeenCalledWith('2025-01-16T07:00');
    await expect(canvas.getByText('16 Jan 2025, 07:00 AM')).toBeVisible();
    await expect(field).toHaveAttribute('min', '2025-01-15T00:00');
    await expect(field).toHaveFocus();
  },
};

/** On a phone it is as wide as the screen. */
export const OnAPhone: Story = {
  ...Answered,
  args: { value: '2025-12-30T22:45', isRequired: true },
  parameters: { screen: 'phone' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('30 Dec 2025, 10:45 PM')).toBeVisible();
  },
};
