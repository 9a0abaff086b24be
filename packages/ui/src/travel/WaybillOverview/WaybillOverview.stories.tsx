import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../../layout';
import { aWaybill, hostileWaybill, sparseWaybill } from '../../print/WaybillReceipt/WaybillReceipt.fixtures';
import { SAME_SECTIONS, printFromPaper } from '../overview/overview.fixtures';
import { WaybillOverview } from './WaybillOverview';
import { guide } from './WaybillOverview.guide';

const meta = {
  title: 'Domain/Trips and seats/WaybillOverview',
  component: WaybillOverview,
  tags: ['autodocs'],
  parameters: { guide },
  args: { waybill: aWaybill(), paper: '80mm', onPaperChange: fn(), onSaveAndPrint: fn() },
} satisfies Meta<typeof WaybillOverview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/**
 * Complete, as the clerk reads it aloud; from a server that left out everything it may; with unexpected names, texts
 * and a large sum; loaded onto a bus, while the browser's print dialog is being opened; delivered, waiting to be picked up; and picked
 * up, with a paid storage fee.
 */
export const States: Story = {
  tags: ['states'],
  parameters: { ...SAME_SECTIONS, pictures: ['light', 'dark', 'phone'] },
  render: (args) => (
    <Stack gap={6}>
      <WaybillOverview {...args} />
      <WaybillOverview {...args} waybill={sparseWaybill} />
      <WaybillOverview {...args} waybill={hostileWaybill} />
      <WaybillOverview
        {...args}
        waybill={aWaybill({
          number: 'WB-7QF4RW-M',
          departureDate: '2025-01-15T10:00:00.000Z',
          vehicleNumber: 'ANB 482 XA',
        })}
        isPrinting
      />
      <WaybillOverview
        {...args}
        waybill={aWaybill({ number: 'WB-9HC2TD-4' })}
        waiting="5 days, since 10 Jan 2025, 08:00 AM"
      />
      <WaybillOverview {...args} waybill={aWaybill({ number: 'WB-2MX8RE-W', storageFee: 50_000 })} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Barcode of WB-7QF3XM-K' })).toBeVisible();
    await expect(canvas.getByText('Nil')).toBeVisible();
    await expect(canvas.getByText('Wed 15 Jan, 11:00 AM, ANB 482 XA')).toBeVisible();
    await expect(canvas.getAllByText('N/A')).toHaveLength(14);
  },
};

/** By keyboard: Tab reaches the paper and then the button, an arrow key chooses another paper, Enter and Space print. */
export const ByKeyboard: Story = {
  parameters: { pictures: [] },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await printFromPaper(canvasElement, { ...args, button: 'Save and Print' });
  },
};

/** Just taken in: Save and Print is focused, and Enter prints; the Enter that took it in, still held, does not. */
export const JustTakenIn: Story = {
  parameters: { pictures: [] },
  args: { isJustSaved: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Save and Print' });
    await waitFor(() => expect(button).toHaveFocus());
    await expect(await fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSaveAndPrint).toHaveBeenCalledOnce();
  },
};
