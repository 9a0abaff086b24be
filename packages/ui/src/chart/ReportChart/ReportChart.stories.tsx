import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { HOSTILE_TEXT, LONG_TEXT } from '../../controls/fixtures';
import { Card, Stack } from '../../layout';
import { ReportChart } from './ReportChart';
import { guide } from './ReportChart.guide';

const ROUTES = ['Awka to Lagos', 'Awka to Abuja', 'Lagos to Awka', 'Onitsha to Lagos'];

const meta = {
  title: 'Components/Data/ReportChart',
  component: ReportChart,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    label: 'Load factor by route',
    series: [{ label: 'Load factor', total: '72%' }],
    rows: ROUTES.map((name, place) => ({ name, values: [88 - 11 * place] })),
    unit: 'percent',
  },
  render: (args) => (
    <Card title="Load factor">
      <ReportChart {...args} />
    </Card>
  ),
} satisfies Meta<typeof ReportChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** One series and a few rows. */
export const OneFigure: Story = {};

/** Amounts of several kinds, more rows than fit, days, and long names. */
export const States: Story = {
  tags: ['states'],
  render: (args) => (
    <Stack gap={4}>
      <Card title="Several kinds">
        <ReportChart
          label="Income by terminal"
          series={[
            { label: 'Ticket', total: '₦2,100,000.00' },
            { label: 'Waybill', total: '₦360,000.00' },
            { label: 'Expense', total: '−₦270,000.00' },
          ]}
          rows={['Awka', 'Lagos', 'Onitsha'].map((name, place) => ({
            name,
            values: [(9 - 2 * place) * 10_000_000, (3 - place) * 6_000_000, -place * 9_000_000],
          }))}
          unit="naira"
        />
      </Card>
      <Card title="Many rows">
        <ReportChart
          {...args}
          label="Load factor of many routes"
          rows={Array.from({ length: 30 }, (_, place) => ({
            name: `Terminal ${place + 1} to Lagos`,
            values: [(place * 37) % 100],
          }))}
        />
      </Card>
      <Card title="Days">
        <ReportChart
          label="Income by day"
          isOverTime
          series={[{ label: 'Ticket', total: '₦2,000,000.00' }]}
          rows={Array.from({ length: 31 }, (_, place) => ({
            name: `${place + 1} Dec`,
            values: [place % 7 === 0 ? 0 : (place % 5) * 4_000_000],
          }))}
          unit="naira"
        />
      </Card>
      <Card title="Long and hostile">
        <ReportChart
          {...args}
          label="Load factor of long names"
          rows={[LONG_TEXT, HOSTILE_TEXT].map((name, place) => ({ name, values: [40 + 20 * place] }))}
        />
      </Card>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const many = within(canvas.getByRole('group', { name: 'Load factor of many routes' }));
    await expect(many.getByText('The 12 largest of 30')).toBeVisible();
  },
};
