import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../../layout';
import {
  aTicket,
  hostileTicket,
  perTicket,
  sparseTicket,
} from '../../print/TicketReceipt/TicketReceipt.fixtures';
import { SAME_SECTIONS, printFromPaper } from '../overview/overview.fixtures';
import { TicketOverview } from './TicketOverview';
import { guide } from './TicketOverview.guide';
import { PrintingTickets } from './TicketOverview.fixtures';

const meta = {
  title: 'Domain/Trips and seats/TicketOverview',
  component: TicketOverview,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    ticket: aTicket(),
    ticketHref: (number) => `#/admin/tickets/overview?id=${number}`,
    paper: '80mm',
    onPaperChange: fn(),
    onSaveAndPrint: fn(),
  },
} satisfies Meta<typeof TicketOverview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/**
 * Complete, as the clerk reads it aloud; from a server that left out everything it may; with unexpected names, texts
 * and a large sum; and, from a company with one price per ticket, while the browser's print dialog is being opened.
 */
export const States: Story = {
  tags: ['states'],
  parameters: SAME_SECTIONS,
  render: (args) => (
    <Stack gap={6}>
      <TicketOverview {...args} />
      <TicketOverview {...args} ticket={sparseTicket} />
      <TicketOverview {...args} ticket={hostileTicket} />
      <TicketOverview {...args} ticket={{ ...perTicket, number: 'TK-7QF4RW-M' }} isPrinting />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'QR code of ticket TK-7QF3XM-Q' })).toBeVisible();
    await expect(canvas.getAllByText('N/A')).toHaveLength(9);
    const valueOf = (term: string) => canvas.getAllByText(term)[0]?.nextElementSibling;
    await expect(valueOf('Fare per seat')).toHaveTextContent('₦18,500.00');
    await expect(valueOf('Seats')).toHaveTextContent('2');
    await expect(valueOf('Amount paid')).toHaveTextContent('₦37,000.00');
  },
};

/** A child on another ticket, and their adult, are one press away. */
export const TravelTogether: Story = {
  tags: ['!autodocs'],
  parameters: { pictures: [] },
  args: { ticket: aTicket({ accompaniedBy: 'TK-KM4T6P-3', accompanies: ['TK-5NP8WZ-4', 'TK-3HB9QR-T'] }) },
  play: async ({ canvas }) => {
    for (const number of ['TK-KM4T6P-3', 'TK-5NP8WZ-4', 'TK-3HB9QR-T'])
      await expect(canvas.getByRole('link', { name: number })).toHaveAttribute(
        'href',
        `#/admin/tickets/overview?id=${number}`,
      );
  },
};

/** By keyboard: Tab reaches the paper and then the button, an arrow key chooses another paper, Enter and Space print. */
export const ByKeyboard: Story = {
  parameters: { pictures: [] },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await printFromPaper(canvasElement, { ...args, button: 'Save & Print' });
  },
};

/** Just sold: Save & Print is focused, and Enter prints; the Enter that sold it, still held, does not. */
export const JustSold: Story = {
  parameters: { pictures: [] },
  args: { isJustSaved: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Save & Print' });
    await waitFor(() => expect(button).toHaveFocus());
    await expect(await fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSaveAndPrint).toHaveBeenCalledOnce();
  },
};

/** Save & Print prints the receipt for the chosen paper, with the ticket's number as the title, and leaves the page as it was. */
export const PrintsReceipt: Story = {
  parameters: { pictures: [] },
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
