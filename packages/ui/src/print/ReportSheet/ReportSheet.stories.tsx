import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HOSTILE_TEXT, LONG_TEXT } from '../../controls/fixtures';
import { LETTERHEAD } from '../letterhead.fixtures';
import { onA4, onRoll } from '../Paper/Paper.fixtures';
import { ReportSheet } from './ReportSheet';
import { guide } from './ReportSheet.guide';

const meta = {
  title: 'Domain/Receipts and sheets/ReportSheet',
  component: ReportSheet,
  tags: ['autodocs'],
  args: {
    title: 'Load factor by route',
    facts: ['9 Jan 2025 to 15 Jan 2025', 'Leaving Awka'],
    headers: ['Route', 'Trips', 'Seats offered', 'Seats sold', 'Load factor'],
    rows: [
      ['Awka to Abuja', '12', '168', '141', '84%'],
      ['Awka to Lagos', '21', '294', '180', '61%'],
    ],
    total: ['Total', '33', '462', '321', '69%'],
    letterhead: LETTERHEAD,
    printedAt: '2025-01-15T08:30:00.000Z',
  },
  ...onRoll,
  parameters: { guide },
  ...onA4,
} satisfies Meta<typeof ReportSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two routes and their totals. */
export const OnPage: Story = {
  tags: ['states'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Total 33 462 321 69%' })).toBeVisible();
  },
};

/** Large amounts and long names stay in their columns. */
export const LongNames: Story = {
  args: {
    title: 'Income by person',
    headers: ['Person', 'Ticket', 'Waybill', 'Expense', 'Balance'],
    rows: [
      [LONG_TEXT, '₦123,456,789.00', '₦23,456,789.00', '−₦3,456,789.00', '₦143,456,789.00'],
      [HOSTILE_TEXT, '₦0.00', '₦0.00', '₦0.00', '₦0.00'],
    ],
    total: ['Total', '₦123,456,789.00', '₦23,456,789.00', '−₦3,456,789.00', '₦143,456,789.00'],
  },
};
