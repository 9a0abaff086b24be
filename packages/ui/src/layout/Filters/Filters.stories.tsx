import type { Meta, StoryObj } from '@storybook/react-vite';
import { PeriodPicker, SelectField } from '../../controls';
import { Filters } from './Filters';

const meta = {
  title: 'Layout/Filters',
  component: Filters,
  tags: ['autodocs'],
  args: {
    children: [
      <PeriodPicker
        key="period"
        value={{ period: 'last7Days' }}
        today="2025-01-15"
        onChange={() => undefined}
      />,
      <SelectField
        key="terminal"
        label="Terminal"
        isLabelHidden
        name="terminal"
        value="all"
        options={[{ value: 'all', label: 'All terminals' }]}
        onChange={() => undefined}
      />,
    ],
  },
} satisfies Meta<typeof Filters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Row: Story = {};

export const Phone: Story = { tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };
