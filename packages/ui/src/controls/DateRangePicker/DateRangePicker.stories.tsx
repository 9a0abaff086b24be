import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { inForm, LONG_TEXT, Sample, Sampler } from '../fixtures';
import { DateRangePicker } from './DateRangePicker';

const meta = {
  title: 'Controls/DateRangePicker',
  component: DateRangePicker,
  tags: ['autodocs'],
  args: { label: 'Days', value: undefined, onChange: fn() },
  render: function Answering(args) {
    const [value, setValue] = useState(args.value);
    return (
      <DateRangePicker
        {...args}
        value={value}
        onChange={(range) => {
          setValue(range);
          args.onChange(range);
        }}
      />
    );
  },
} satisfies Meta<typeof DateRangePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const week = { from: '2025-01-09', to: '2025-01-15' };

export const States: Story = {
  render: (args) => (
    <Sampler>
      <Sample name="Nothing chosen">
        <DateRangePicker {...args} />
      </Sample>
      <Sample name="Chosen">
        <DateRangePicker {...args} value={week} isRequired />
      </Sample>
      <Sample name="A single day">
        <DateRangePicker {...args} value={{ from: week.to, to: week.to }} />
      </Sample>
      <Sample name="Error">
        <DateRangePicker {...args} error="Please choose the days." />
      </Sample>
      <Sample name="Disabled">
        <DateRangePicker {...args} value={week} isDisabled />
      </Sample>
      <Sample name="Long">
        <DateRangePicker {...args} label={LONG_TEXT} value={week} hint={LONG_TEXT} />
      </Sample>
    </Sampler>
  ),
};

/** Two presses: the first day, then the last. What is out of bounds or taken out can't be pressed. */
export const Chosen: Story = {
  decorators: [inForm],
  args: { value: week, min: '2025-01-03', max: '2025-01-25', disabledDays: ['2025-01-20'] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Days 9 Jan 2025 – 15 Jan 2025' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Days' }));
    const day = (name: RegExp) => dialog.getByRole('button', { name });
    await expect(day(/January 2, 2025/)).toHaveAttribute('aria-disabled', 'true');
    await expect(day(/January 20, 2025/)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(day(/January 6, 2025/));
    await userEvent.click(day(/January 8, 2025/));
    await expect(args.onChange).toHaveBeenCalledWith({ from: '2025-01-06', to: '2025-01-08' });
    await expect(canvas.getByRole('button', { name: 'Days 6 Jan 2025 – 8 Jan 2025' })).toBeVisible();
  },
};

/** The calendar as it unfolds, with a choice of a hundred years before and after. */
export const Unfolded: Story = {
  args: { value: week },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Days' }));
    const years = within(dialog.getByRole('combobox', { name: 'Year' })).getAllByRole('option');
    await expect(years).toHaveLength(201);
    await expect(years[0]).toHaveTextContent('1925');
    await expect(years.at(-1)).toHaveTextContent('2125');
  },
};

/** The keyboard alone: unfold, walk, set both days. The first Enter goes on to the next day. */
export const ByKeyboard: Story = {
  decorators: [inForm],
  args: { value: { from: '2025-01-15', to: '2025-01-15' } },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Days' });
    await userEvent.keyboard('{ArrowLeft}{Enter}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ from: '2025-01-14', to: '2025-01-22' });
  },
};
