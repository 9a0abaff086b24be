import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { letterhead } from '../letterhead';
import { onA4, onRoll } from '../Paper/Paper.fixtures';
import { PRINTED_AT } from '../TicketReceipt/TicketReceipt.fixtures';
import { aWaybill, hostileWaybill, sparseWaybill } from './WaybillReceipt.fixtures';
import { WaybillReceipt } from './WaybillReceipt';
import { guide } from './WaybillReceipt.guide';
import { WaybillSheet } from './WaybillSheet';

const meta = {
  title: 'Print/WaybillReceipt',
  component: WaybillReceipt,
  subcomponents: { WaybillSheet },
  tags: ['autodocs'],
  args: { waybill: aWaybill(), letterhead, printedAt: PRINTED_AT, copy: 'customer' },
  ...onRoll,
  parameters: { guide, screen: 'paper80' },
} satisfies Meta<typeof WaybillReceipt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the sender takes along, from a receipt roll of 80 mm. */
export const CustomerCopyOnRoll: Story = {
  tags: ['states'],
  play: async ({ canvas }) => {
    const factOf = (term: string) => canvas.getByText(term).nextElementSibling;
    await expect(canvas.getByText('15th Jan, 2025 • 09:30AM')).toBeVisible();
    await expect(factOf('Amount')).toHaveTextContent('₦3,500.00');
    await expect(factOf('Payment method')).toHaveTextContent('Cash');
    await expect(canvas.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'QTY',
      'WT.',
      'HANDLING',
      'WORTH',
    ]);
    await expect(canvas.getByRole('cell', { name: '₦40,000.00' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(letterhead.waybillTerms.length);
    await expect(canvas.getByRole('img', { name: 'Barcode of WB-7QF3XM-K' })).toBeVisible();
  },
};

/** What the terminal keeps: the sender signs it, too. */
export const CompanyCopyOnRoll: Story = { args: { copy: 'company' } };

/** A server that left everything out. */
export const MissingValuesOnRoll: Story = {
  args: { waybill: sparseWaybill },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Unknown')).toHaveLength(4);
    await expect(canvas.getByText('Nil')).toBeVisible();
    await expect(canvas.queryByRole('img', { name: /Barcode/ })).toBeNull();
  },
};

/** Nothing may break out of 72 mm. */
export const LongTextsOnRoll: Story = {
  args: { waybill: hostileWaybill },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Both copies from the roll: two slips, each cut off. */
export const BothCopiesOnRoll: Story = {
  render: (args) => <WaybillSheet {...args} />,
};

/** Both copies on one sheet, with the line to cut along in its middle. */
export const BothCopiesOnPage: Story = {
  ...onA4,
  render: (args) => <WaybillSheet {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await expect(canvasElement.scrollHeight / (96 / 25.4)).toBeLessThanOrEqual(297);
  },
};

export const MissingValuesOnPage: Story = {
  ...onA4,
  args: { waybill: sparseWaybill },
  render: (args) => <WaybillSheet {...args} />,
};

/** Too much for half a page: the second copy has a page of its own. */
export const LongTextsOnPage: Story = {
  ...onA4,
  args: { waybill: hostileWaybill },
  render: (args) => <WaybillSheet {...args} />,
};
