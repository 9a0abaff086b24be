import type { Meta, StoryObj } from '@storybook/react-vite';
import { TEST_TICKET_NUMBER, TEST_WAYBILL_NUMBER } from '@motorpark/domain';
import { expect } from 'storybook/test';
import { Paper } from '../Paper/Paper';
import { PrinterTest } from './PrinterTest';
import { guide } from './PrinterTest.guide';

const meta = {
  title: 'Components/Print/PrinterTest',
  component: PrinterTest,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    ticketNumber: TEST_TICKET_NUMBER,
    waybillNumber: TEST_WAYBILL_NUMBER,
    printedAt: '2025-01-15T08:30:00.000Z',
  },
} satisfies Meta<typeof PrinterTest>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two edges, two codes, letters and a black bar, all of which must be on the roll. */
export const Roll: Story = {
  tags: ['states'],
  decorators: [
    (Story) => (
      <Paper paper="80mm">
        <Story />
      </Paper>
    ),
  ],
  globals: { viewport: { value: 'paper80' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /QR code of TK-TESTED-D/ })).toBeVisible();
    await expect(canvas.getByRole('img', { name: /Barcode of WB-TESTED-D/ })).toBeVisible();
  },
};

/** The same on A4. */
export const Sheet: Story = {
  decorators: [
    (Story) => (
      <Paper paper="A4">
        <Story />
      </Paper>
    ),
  ],
  globals: { viewport: { value: 'paperA4' } },
};
