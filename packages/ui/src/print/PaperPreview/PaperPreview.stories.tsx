import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { letterhead } from '../letterhead';
import { TicketReceipt } from '../TicketReceipt/TicketReceipt';
import { aTicket, hostileTicket, PRINTED_AT } from '../TicketReceipt/TicketReceipt.fixtures';
import { PaperPreview } from './PaperPreview';

const meta = {
  title: 'Print/PaperPreview',
  component: PaperPreview,
  tags: ['autodocs'],
  args: {
    size: '80mm',
    label: 'Customer receipt',
    children: <TicketReceipt ticket={aTicket()} letterhead={letterhead} printedAt={PRINTED_AT} />,
  },
} satisfies Meta<typeof PaperPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A receipt from the roll, before it is printed. */
export const Roll: Story = {
  play: async ({ canvas }) => {
    const desk = canvas.getByRole('region', { name: 'Customer receipt' });
    await expect(desk.scrollWidth).toBeLessThanOrEqual(desk.clientWidth);
  },
};

/** The same receipt as a page. */
export const Page: Story = { args: { size: 'A4' } };

/** A page is wider than a phone: it scrolls in its own frame, and the screen stays where it is. */
export const PageOnPhone: Story = {
  args: { size: 'A4' },
  parameters: { screen: 'phone' },
  play: async ({ canvas }) => {
    const desk = canvas.getByRole('region', { name: 'Customer receipt' });
    await expect(desk.scrollWidth).toBeGreaterThan(desk.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    desk.focus();
    await expect(desk).toHaveFocus();
  },
};

/** Long names and many seats stay on the roll. */
export const LongTexts: Story = {
  args: { children: <TicketReceipt ticket={hostileTicket} letterhead={letterhead} printedAt={PRINTED_AT} /> },
};
