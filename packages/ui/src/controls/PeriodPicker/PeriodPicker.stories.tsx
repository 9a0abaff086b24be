import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { PeriodPicker } from './PeriodPicker';

const meta = {
  title: 'Controls/PeriodPicker',
  component: PeriodPicker,
  tags: ['autodocs'],
  args: { value: { period: 'last7Days' }, today: '2025-01-15', onChange: fn() },
  render: function Answering(args) {
    const [value, setValue] = useState(args.value);
    return (
      <PeriodPicker
        {...args}
        value={value}
        onChange={(chosen) => {
          setValue(chosen);
          args.onChange(chosen);
        }}
      />
    );
  },
} satisfies Meta<typeof PeriodPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {};

/** A custom range begins with the days that were shown before. */
export const Custom: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Period' }), 'Custom Date Range');
    await expect(args.onChange).toHaveBeenCalledWith({
      period: 'custom',
      days: { from: '2025-01-09', to: '2025-01-15' },
    });
    await expect(canvas.getByRole('button', { name: 'Days 9 Jan 2025 – 15 Jan 2025' })).toBeVisible();
  },
};

export const Phone: Story = {
  tags: ['!autodocs'],
  args: { value: { period: 'custom', days: { from: '2025-01-09', to: '2025-01-15' } } },
  globals: { viewport: { value: 'phone' } },
};
