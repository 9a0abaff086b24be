import { type DayFigures, everyDay } from '@motorpark/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card, Stack } from '../../layout';
import { IncomeChart } from './IncomeChart';
import { guide } from './IncomeChart.guide';

const day = (date: string, tickets: number, waybills: number, expenses: number): DayFigures => ({
  day: date,
  ticketIncome: tickets * 100,
  waybillIncome: waybills * 100,
  expenses: expenses * 100,
});

const figures = [
  day('2025-01-09', 518_000, 171_000, 138_000),
  day('2025-01-10', 610_500, 204_500, 0),
  day('2025-01-11', 462_500, 133_000, 65_000),
  day('2025-01-13', 555_000, 221_000, 24_500),
  day('2025-01-14', 592_000, 189_500, 376_800),
  day('2025-01-15', 480_000, 188_500, 138_000),
];
const empty = everyDay([], { from: '2025-01-09', to: '2025-01-15' });
const week = everyDay(figures, { from: '2025-01-09', to: '2025-01-15' });

const meta = {
  title: 'Components/Data/IncomeChart',
  component: IncomeChart,
  tags: ['autodocs'],
  parameters: { guide },
  args: { label: 'Income and expenses, last 7 days', days: week },
  render: (args) => (
    <Card title="Income over time">
      <IncomeChart {...args} />
    </Card>
  ),
} satisfies Meta<typeof IncomeChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Seven days, one of them without any figures. The totals are written out, each day is in the table. */
export const Week: Story = {
  play: async ({ canvas, userEvent }) => {
    const chart = within(canvas.getByRole('group', { name: 'Income and expenses, last 7 days' }));
    await expect(chart.getByText('₦3,218,000.00')).toBeVisible();
    await userEvent.click(chart.getByText('Show as a table'));
    await expect(chart.getByRole('row', { name: /15 Jan 2025 ₦480,000.00 ₦188,500.00/ })).toBeVisible();
    await userEvent.click(chart.getByText('Show as a table'));
  },
};

/** A year by month with its table open, more taken back than came in, and a period without figures. */
export const States: Story = {
  tags: ['states'],
  parameters: { pictures: ['light', 'dark', 'forced-colors'] },
  render: (args) => (
    <Stack gap={4}>
      <Card title="A year, by month">
        <IncomeChart
          label="Income and expenses, 2024"
          days={everyDay([], { from: '2024-01-01', to: '2024-12-31' }).map(({ day: date }, place) =>
            day(date, 400_000 + (place % 7) * 40_000, 150_000 + (place % 5) * 9_000, (place % 3) * 60_000),
          )}
        />
      </Card>
      <Card title="More was taken back than came in">
        <IncomeChart
          {...args}
          label="Income and expenses, last 3 days"
          days={[
            day('2025-01-13', 185_000, 21_000, 0),
            day('2025-01-14', -74_000, 6_500, 40_000),
            day('2025-01-15', 92_500, -13_000, -20_000),
          ]}
        />
      </Card>
      <Card title="Nothing">
        <IncomeChart {...args} days={empty} />
      </Card>
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const year = within(canvas.getByRole('group', { name: 'Income and expenses, 2024' }));
    await userEvent.click(year.getByText('Show as a table'));
    await expect(year.getByRole('row', { name: /^Feb 2024/ })).toBeVisible();
  },
};

/** By keyboard alone: the table opens, can be focused for scrolling, and closes again. */
export const ByKeyboard: Story = {
  parameters: {
    pictures: [],
    keys: [
      ['Enter', 'details[open] table'],
      ['Tab', '[role="region"]:focus'],
      ['Shift+Tab', 'summary:focus'],
      ['Space', 'details:not([open])'],
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByText('Show as a table')).toHaveFocus();
  },
};
