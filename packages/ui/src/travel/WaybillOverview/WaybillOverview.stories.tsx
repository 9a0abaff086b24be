import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { aWaybill, hostileWaybill, sparseWaybill } from '../../print/WaybillReceipt/WaybillReceipt.fixtures';
import { WaybillOverview } from './WaybillOverview';

const meta = {
  title: 'Travel/WaybillOverview',
  component: WaybillOverview,
  tags: ['autodocs'],
  args: { waybill: aWaybill(), paper: '80mm', onPaperChange: fn(), onSaveAndPrint: fn() },
} satisfies Meta<typeof WaybillOverview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The clerk reads it to the sender before printing. */
export const Complete: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: 'Barcode of WB-7QF3XM-K' })).toBeVisible();
    await expect(canvas.getByText('₦40,000.00')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'A4' }));
    await expect(args.onPaperChange).toHaveBeenCalledWith('A4');
    await userEvent.click(canvas.getByRole('button', { name: 'Save and Print' }));
    await expect(args.onSaveAndPrint).toHaveBeenCalledOnce();
  },
};

/** A server that left everything out. */
export const MissingValues: Story = {
  args: { waybill: sparseWaybill },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nil')).toBeVisible();
    await expect(canvas.getAllByText('N/A')).toHaveLength(14);
  },
};

/** Long names, long texts, a large sum: everything wraps. */
export const LongTexts: Story = { args: { waybill: hostileWaybill } };

/** At the counter with a phone. */
export const OnPhone: Story = { parameters: { screen: 'phone' } };

/** The browser's print dialog is being opened. */
export const Printing: Story = { args: { isPrinting: true } };
