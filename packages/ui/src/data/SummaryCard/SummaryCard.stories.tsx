import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../../layout';
import { SummaryCard, SummaryCards } from './SummaryCard';

const meta = {
  title: 'Data/SummaryCard',
  component: SummaryCard,
  subcomponents: { SummaryCards },
  tags: ['autodocs'],
  args: { label: 'Scheduled', value: 18 },
} satisfies Meta<typeof SummaryCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Counted, a placeholder that says so, on its way, and far too long. */
export const Row: Story = {
  render: () => (
    <SummaryCards label="Tickets by status">
      <SummaryCard label="Scheduled" value={18} note="next leaves 07:00 AM" />
      <SummaryCard label="Boarded" value={10} note="not counted by this server" isSample />
      <SummaryCard label="Enroute" value={0} note="counting…" isLoading />
      <SummaryCard
        label="Total Income of all terminals since the beginning of the year"
        value="₦4,812,500,000,000,000.00"
        isSample
      />
    </SummaryCards>
  ),
  play: async ({ canvas }) => {
    const boarded = canvas.getByRole('group', { name: 'Boarded' });
    await expect(within(boarded).getByText('Sample')).toBeVisible();
  },
};

/** On a phone two stand abreast. */
export const Phone: Story = { ...Row, tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };

const FIGURES = ['Total Income', 'Tickets', 'Waybills', 'Expenses', 'Balance'];

/** Three or five leave no empty column. */
export const OddCounts: Story = {
  render: () => (
    <Stack>
      {[3, 5].map((count) => (
        <SummaryCards key={count} label={`${count} figures`}>
          {FIGURES.slice(0, count).map((label) => (
            <SummaryCard key={label} label={label} value="₦4,812,500.00" />
          ))}
        </SummaryCards>
      ))}
    </Stack>
  ),
};

export const OddCountsOnPhone: Story = {
  ...OddCounts,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
};
