import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { aTicket, hostileTicket, sparseTicket } from '../../print/TicketReceipt/TicketReceipt.fixtures';
import { TicketOverview } from './TicketOverview';
import { PrintingTickets } from './TicketOverview.fixtures';

const meta = {
  title: 'Travel/TicketOverview',
  component: TicketOverview,
  tags: ['autodocs'],
  args: { ticket: aTicket(), paper: '80mm', onPaperChange: fn(), onSaveAndPrint: fn() },
} satisfies Meta<typeof TicketOverview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two seats, one line each. The clerk reads it to the passenger before printing. */
export const Complete: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: 'QR code of ticket TK-7QF3XM-Q' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'A4' }));
    await expect(args.onPaperChange).toHaveBeenCalledWith('A4');
    await userEvent.click(canvas.getByRole('button', { name: 'Save & Print' }));
    await expect(args.onSaveAndPrint).toHaveBeenCalledOnce();
  },
};

/** A server that left everything out. */
export const MissingValues: Story = {
  args: { ticket: sparseTicket },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('N/A')).toHaveLength(9);
  },
};

/** Long names, many seats, a large sum: everything wraps. */
export const LongTexts: Story = { args: { ticket: hostileTicket } };

/** At the counter with a phone; the print button is in reach of the thumb. */
export const OnPhone: Story = { parameters: { screen: 'phone' } };

/** The browser's print dialog is being opened. */
export const Printing: Story = { args: { isPrinting: true } };

/** Save & Print prints the receipt for the chosen paper, under the ticket's name, and leaves the page as it was. */
export const PrintsReceipt: Story = {
  parameters: { picture: 'none' },
  render: ({ ticket }) => <PrintingTickets ticket={ticket} />,
  play: async ({ canvas }) => {
    const title = document.title;
    const printed: (string | undefined)[][] = [];
    spyOn(window, 'print').mockImplementation(() => {
      const sheet = document.querySelector<HTMLElement>('[data-print-sheet]');
      printed.push([sheet?.dataset.printSheet, document.title]);
      window.dispatchEvent(new Event('afterprint'));
    });
    const button = canvas.getByRole('button', { name: 'Save & Print' });
    await userEvent.click(button);
    await waitFor(() => expect(printed).toEqual([['80mm', 'Ticket TK-7QF3XM-Q']]));
    await waitFor(() => expect(document.title).toBe(title));
    await expect(button).toHaveFocus();

    await userEvent.click(canvas.getByRole('radio', { name: 'A4' }));
    await userEvent.click(button);
    await waitFor(() => expect(printed[1]).toEqual(['A4', 'Ticket TK-7QF3XM-Q']));
  },
};
