import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { inForm, LONG_TEXT, Sampler, useAnswer } from '../fixtures';
import { DateField } from './DateField';

const meta = {
  title: 'Controls/DateField',
  component: DateField,
  tags: ['autodocs'],
  args: { label: 'Date of birth', name: 'dob', value: '', max: '2025-01-15', onChange: fn() },
  render: function Answering(args) {
    return <DateField {...args} {...useAnswer(args)} />;
  },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <Sampler>
      <DateField {...args} />
      <DateField {...args} value="1991-04-23" isRequired />
      <DateField {...args} error="Date of birth is required." isRequired />
      <DateField {...args} value="1991-04-23" hint="As on the ID card" />
      <DateField {...args} value="1991-04-23" isReadOnly />
      <DateField {...args} value="1991-04-23" isDisabled />
      <DateField {...args} label={LONG_TEXT} error={LONG_TEXT} />
    </Sampler>
  ),
};

/** Typed as this computer writes dates, handed on as `yyyy-mm-dd`, and shown with the month in letters. */
export const Dated: Story = {
  decorators: [inForm],
  args: { min: '1925-01-15' },
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByLabelText('Date of birth');
    await userEvent.click(field);
    await fireEvent.change(field, { target: { value: '1991-04-23' } });
    await expect(args.onChange).toHaveBeenCalledWith('1991-04-23');
    await expect(canvas.getByText('23 Apr 1991')).toBeVisible();
    await expect(field).toHaveAttribute('min', '1925-01-15');
    await expect(field).toHaveAttribute('max', '2025-01-15');
    await expect(field).toHaveFocus();
  },
};
