import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { ExpenseIcon, TicketIcon, WaybillIcon } from '../Icon/icons';
import { FilterButtons } from './FilterButtons';

const meta = {
  title: 'Controls/FilterButtons',
  component: FilterButtons<string>,
  tags: ['autodocs'],
  args: {
    label: 'Type of operation',
    value: 'TICKET_BOOKING',
    options: [
      { value: 'WAYBILL', label: 'Waybill', icon: WaybillIcon },
      { value: 'TICKET_BOOKING', label: 'Tickets', icon: TicketIcon },
      { value: 'EXPENSE', label: 'Expenses', icon: ExpenseIcon },
    ],
    onChange: fn(),
  },
  render: function Answering(args) {
    const [value, setValue] = useState(args.value);
    return (
      <FilterButtons
        {...args}
        value={value}
        onChange={(chosen) => {
          setValue(chosen);
          args.onChange(chosen);
        }}
      />
    );
  },
} satisfies Meta<typeof FilterButtons<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One narrows; a second press on it widens again. */
export const Pressed: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const tickets = canvas.getByRole('button', { name: 'Tickets' });
    await expect(tickets).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(tickets);
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Waybill' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('WAYBILL');
    await expect(tickets).toHaveAttribute('aria-pressed', 'false');
  },
};

export const Phone: Story = { tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };
