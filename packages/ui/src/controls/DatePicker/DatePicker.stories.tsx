import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { inForm, LONG_TEXT, Sample, Sampler, useAnswer } from '../fixtures';
import { DatePicker } from './DatePicker';

const meta = {
  title: 'Controls/DatePicker',
  component: DatePicker,
  tags: ['autodocs'],
  args: { label: 'Travel day', name: 'day', value: '', onChange: fn() },
  render: function Answering(args) {
    return <DatePicker {...args} {...useAnswer(args)} />;
  },
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <Sampler>
      <Sample name="Nothing chosen">
        <DatePicker {...args} />
      </Sample>
      <Sample name="Chosen">
        <DatePicker {...args} value="2025-01-15" isRequired />
      </Sample>
      <Sample name="Error">
        <DatePicker {...args} error="Please choose a day." />
      </Sample>
      <Sample name="Disabled">
        <DatePicker {...args} value="2025-01-15" isDisabled />
      </Sample>
      <Sample name="Long">
        <DatePicker {...args} label={LONG_TEXT} hint={LONG_TEXT} />
      </Sample>
    </Sampler>
  ),
};

/** Another month and year are one choice away; days that can't be had are struck out. */
export const Chosen: Story = {
  decorators: [inForm],
  args: { value: '2025-01-15', disabledDays: ['2027-03-10'] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Travel day 15 Jan 2025' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Travel day' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Year' }), '2027');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Month' }), 'March');
    const taken = dialog.getByRole('button', { name: /March 10, 2027/ });
    await expect(taken).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(dialog.getByRole('button', { name: /March 11, 2027/ }));
    await expect(args.onChange).toHaveBeenCalledWith('2027-03-11');
    await expect(canvas.getByRole('button', { name: 'Travel day 11 Mar 2027' })).toBeVisible();
  },
};
