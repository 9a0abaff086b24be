import { type Column, DataTable } from '@motorpark/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AMOUNTS, MOMENTS, PHONES } from '../fixtures';

const meta = {
  title: 'Domain/Rules and formats/Formatters by example',
  tags: ['autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const why = { header: 'Why', cell: (row: { why: string }) => row.why, isMuted: true };
const writtenAs = {
  header: 'Written',
  cell: (row: { written: string | number }) => `“${row.written}”`,
  isRowHeader: true,
};

const amountColumns: Column<(typeof AMOUNTS)[number]>[] = [
  writtenAs,
  { header: 'Shown', cell: ({ shown = 'No amount' }) => shown, align: 'end' },
  why,
];

/** Amounts as people and servers write them. Half a kobo, or a separator in the wrong place, is invalid. */
export const Amounts: Story = {
  render: () => (
    <DataTable label="Amounts" columns={amountColumns} rows={[...AMOUNTS]} rowKey={keyOf} emptyText="None" />
  ),
};

const momentColumns: Column<(typeof MOMENTS)[number]>[] = [
  writtenAs,
  { header: 'On a screen', cell: ({ screen }) => screen },
  { header: 'On a receipt', cell: ({ receipt }) => receipt },
  { header: 'On an expense', cell: ({ expense }) => expense },
  why,
];

/** Instants as servers write them, shown in Lagos time. Noon is 12 PM, midnight 12 AM. */
export const DatesAndTimes: Story = {
  render: () => (
    <DataTable
      label="Dates and times"
      columns={momentColumns}
      rows={[...MOMENTS]}
      rowKey={keyOf}
      emptyText="None"
    />
  ),
};

const phoneColumns: Column<(typeof PHONES)[number]>[] = [
  writtenAs,
  { header: 'Shown', cell: ({ shown = 'No Nigerian number' }) => shown },
  why,
];

/** Phone numbers as people write them. A foreign number is shown unchanged. */
export const PhoneNumbers: Story = {
  render: () => (
    <DataTable
      label="Phone numbers"
      columns={phoneColumns}
      rows={[...PHONES]}
      rowKey={keyOf}
      emptyText="None"
    />
  ),
};

function keyOf({ written, why: reason }: { written: string | number; why: string }) {
  return `${written} ${reason}`;
}
