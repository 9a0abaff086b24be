import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LETTERHEAD } from '../letterhead.fixtures';
import { onA4, onNarrowRoll, onRoll } from '../Paper/Paper.fixtures';
import { aTransfer } from '../receipt/transfer.fixtures';
import { expectUnbrokenNumbers } from '../receipt/unbrokenNumbers.fixtures';
import { PRINTED_AT, VOIDED } from '../TicketReceipt/TicketReceipt.fixtures';
import { aWaybill, hostileWaybill, longestWaybill, sparseWaybill } from './WaybillReceipt.fixtures';
import { WaybillReceipt, type WaybillReceiptProps } from './WaybillReceipt';
import { guide } from './WaybillReceipt.guide';
import { WaybillSheet } from './WaybillSheet';

const meta = {
  title: 'Domain/Receipts and sheets/WaybillReceipt',
  component: WaybillReceipt,
  subcomponents: { WaybillSheet },
  tags: ['autodocs'],
  args: { waybill: aWaybill(), letterhead: LETTERHEAD, printedAt: PRINTED_AT, copy: 'customer' },
  ...onRoll,
  parameters: { guide },
} satisfies Meta<typeof WaybillReceipt>;

export default meta;
type Story = StoryObj<typeof meta>;

const SIGNATURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"%3E%3Cpath d="M6 30c12-4 14-22 22-22s-6 24 4 22 8-16 16-16 0 16 10 14 12-14 20-14 2 14 36 6" fill="none" stroke="%23111" stroke-width="2"/%3E%3C/svg%3E';

const onSheet = ({ copy: _one, ...args }: WaybillReceiptProps) => <WaybillSheet {...args} />;

/** The sender's copy, on a receipt roll of 80 mm. */
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
    await expect(canvas.getAllByRole('listitem')).toHaveLength(LETTERHEAD.waybillTerms.length);
    await expect(canvas.getByRole('img', { name: 'Barcode of WB-7QF3XM-K' })).toBeVisible();
  },
};

/** With the storage fee, printed after the parcel was picked up. */
export const StoredOnRoll: Story = {
  args: { waybill: aWaybill({ storageFee: 50_000 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Storage fee').nextElementSibling).toHaveTextContent('₦500.00');
  },
};

/** The terminal's copy, which the sender signs, too. */
export const CompanyCopyOnRoll: Story = { args: { copy: 'company' } };

/** A server that left out everything it may. */
export const MissingValuesOnRoll: Story = {
  args: { waybill: sparseWaybill },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Unknown')).toHaveLength(4);
    await expect(canvas.getByText('Nil')).toBeVisible();
    await expect(canvas.queryByRole('img', { name: /Barcode/ })).toBeNull();
  },
};

/** Printed without a response of the server: it is unknown whether this is the first print. */
export const UnnumberedOnRoll: Story = {
  args: { reprint: 'unknown' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('COPY')).toBeVisible();
  },
};

/** The payment is not confirmed yet: the sender transfers it to an account number of this sale. On a roll of 58 mm no word breaks. */
export const AwaitingConfirmation: Story = {
  ...onNarrowRoll,
  args: {
    transfer: aTransfer({ amount: 350_000, due: 350_000 }),
    waybill: aWaybill({
      paymentMethod: 'Bank transfer/USSD',
      confirmation: { status: 'Awaiting confirmation', until: '2025-01-15T10:30:00.000Z', reference: '' },
    }),
  },
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const mark = canvas.getByText('AWAITING CONFIRMATION').firstChild ?? document;
    const word = document.createRange();
    word.setStart(mark, 'AWAITING '.length);
    word.setEnd(mark, 'AWAITING CONFIRMATION'.length);
    await expect(word.getClientRects()).toHaveLength(1);
  },
};

export const VoidOnRoll: Story = { args: { waybill: aWaybill({ voided: VOIDED }) } };

/** A voided waybill still has both copies on one sheet. */
export const VoidOnPage: Story = {
  ...onA4,
  args: { waybill: aWaybill({ voided: VOIDED }) },
  render: onSheet,
};

/** No text may be wider than 72 mm. */
export const LongTextsOnRoll: Story = {
  args: { waybill: hostileWaybill },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Both copies on a roll: two slips, each cut off. */
export const BothCopiesOnRoll: Story = {
  render: onSheet,
};

/** Both copies on one sheet, with the line to cut along in the middle, of a company that has uploaded a picture of its signature. */
export const BothCopiesOnPage: Story = {
  ...onA4,
  args: { letterhead: { ...LETTERHEAD, signature: { by: 'For Motorpark', image: SIGNATURE } } },
  render: onSheet,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await expect(canvasElement.scrollHeight / (96 / 25.4)).toBeLessThanOrEqual(297);
  },
};

/** The copy mark is beside the number, so that both copies stay on one sheet even with the longest texts. */
export const SecondPrintOnPage: Story = {
  ...onA4,
  args: { waybill: longestWaybill, reprint: { number: 2 } },
  render: onSheet,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('COPY 2')).toHaveLength(2);
    await expect(canvasElement.scrollHeight / (96 / 25.4)).toBeLessThanOrEqual(297);
    // Names are whole: nothing of them is cut off.
    for (const name of canvasElement.querySelectorAll('[data-long]'))
      await expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight + 1);
  },
};

/** A copy of a new original names the original that both replace, in the same room. */
export const CopyOfNewOriginalOnPage: Story = {
  ...onA4,
  args: { waybill: longestWaybill, reprint: { number: 2, replaces: '2025-01-14T08:00:00.000Z' } },
  render: onSheet,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('Replaces the original printed 14 Jan 2025, 09:00 AM')).toHaveLength(2);
    await expect(canvas.getAllByText('COPY 2')).toHaveLength(2);
    await expect(canvasElement.scrollHeight / (96 / 25.4)).toBeLessThanOrEqual(297);
  },
};

/** With the cash that the sender gave, and the change; both copies stay on one sheet. */
export const CashOnPage: Story = {
  ...onA4,
  args: { waybill: longestWaybill, cash: { received: 400_000, change: 50_000 } },
  render: onSheet,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('₦4,000.00, ₦500.00')).toHaveLength(2);
    await expect(canvasElement.scrollHeight / (96 / 25.4)).toBeLessThanOrEqual(297);
  },
};

export const MissingValuesOnPage: Story = {
  ...onA4,
  args: { waybill: sparseWaybill },
  render: onSheet,
};

/** On the narrowest roll no line breaks inside a number: neither a phone nor an amount nor the record's own number. */
export const LargestOnNarrowRoll: Story = {
  ...onNarrowRoll,
  args: { waybill: longestWaybill },
  play: async ({ canvasElement }) => expectUnbrokenNumbers(canvasElement),
};

/** The same on the wider roll. */
export const LargestOnRoll: Story = {
  args: { waybill: longestWaybill },
  play: async ({ canvasElement }) => expectUnbrokenNumbers(canvasElement),
};

/** The longest names and the largest sums keep both copies on one sheet; each name is whole. */
export const LargestOnPage: Story = {
  ...onA4,
  args: { waybill: longestWaybill },
  render: onSheet,
  play: async ({ canvas, canvasElement }) => {
    await expectUnbrokenNumbers(canvasElement);
    await expect(canvasElement.scrollHeight / (96 / 25.4)).toBeLessThanOrEqual(297);
    const [name] = canvas.getAllByText(longestWaybill.senderName);
    await expect(name?.scrollHeight).toBeLessThanOrEqual((name?.clientHeight ?? 0) + 1);
    await expect(name?.getBoundingClientRect().width).toBeGreaterThan(40 * (96 / 25.4));
  },
};

/** Unexpected texts may not fit on one sheet: the second copy then moves to the next page. */
export const LongTextsOnPage: Story = {
  ...onA4,
  args: { waybill: hostileWaybill },
  render: onSheet,
};
