import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { editTicketPath, paths, ticketOverviewPath, ticketReceiptPath, ticketsPath } from '../../paths';
import { oneTicket, voidTicket } from '../../stories/company/oneTicket';
import { officeStory } from '../../stories/officeStory';

/** Where seats are sold, and what was sold. */
const meta = { title: 'Screens/Tickets' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const History: Story = officeStory({ at: paths.admin.tickets, as: 'admin', shows: 'Chinedu Obi' });

/** The phone of a next of kin: a PC shows it in its column, a card under the traveler's name. */
export const FoundByNextOfKin: Story = officeStory({
  at: `${paths.admin.tickets}?q=0805 551`,
  as: 'admin',
  isState: true,
  isOnPhones: true,
  shows: 'Chinedu Obi',
});

export const HistoryEmpty: Story = officeStory({
  at: paths.admin.tickets,
  as: 'admin',
  answers: { getAllTickets: { data: [] } },
  shows: 'No data available',
});

export const HistoryLoading: Story = officeStory({
  at: paths.admin.tickets,
  as: 'admin',
  answers: { getAllTickets: 'waiting' },
  shows: 'fetching Tickets data...',
});

export const HistoryWithoutConnection: Story = officeStory({
  at: paths.admin.tickets,
  as: 'admin',
  answers: { getAllTickets: 'offline' },
  shows: 'Internet disconnected',
});

export const HistoryOnCoreServer: Story = officeStory({
  at: paths.admin.tickets,
  as: 'admin',
  server: 'core',
  shows: 'Chinedu Obi',
});

export const Booking: Story = officeStory({
  at: paths.admin.bookTicket,
  as: 'admin',
  shows: 'Select trip to view info',
});

export const Incoming: Story = officeStory({
  at: ticketsPath('incoming'),
  as: 'admin',
  shows: 'Fatima Bello',
});

/** The ticket's own seats are chosen; all else is as it was sold. */
export const Editing: Story = officeStory({
  at: editTicketPath('tk0'),
  as: 'admin',
  shows: 'Seats chosen',
});

/** Once the passenger has boarded only their own data can be put right. */
export const EditingAfterBoarding: Story = officeStory({
  at: editTicketPath('tk0'),
  as: 'admin',
  answers: { getTicket: oneTicket('Boarded') },
  shows: /only the passenger’s information can still be changed/,
});

/** Of two seats one is given up: what has to be given back is said before the change is saved. */
export const EditingToFewerSeats: Story = officeStory({
  at: editTicketPath('tk0'),
  as: 'admin',
  isState: true,
  isOnPhones: true,
  shows: 'Seats chosen',
  play: async () => {
    await waitFor(() => expect(screen.getByRole('combobox', { name: /^Select Trip/ })).toBeDisabled());
    await userEvent.click(screen.getByRole('button', { name: 'Seat 2, Booked' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('textbox', { name: 'Traveler Name' });
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(screen.getByText('Give back ₦18,500.00')).toBeVisible());
    await expect(screen.getByText('Hand it back once this is saved.')).toBeVisible();
  },
});

export const EditingOnCoreServer: Story = officeStory({
  at: editTicketPath('tk0'),
  as: 'admin',
  server: 'core',
  shows: /This server cannot change tickets/,
});

export const EditingWithoutConnection: Story = officeStory({
  at: editTicketPath('tk0'),
  as: 'admin',
  answers: { getTicket: 'offline' },
  shows: 'Internet disconnected',
});

export const Overview: Story = officeStory({
  at: ticketOverviewPath('tk0'),
  as: 'admin',
  shows: 'Wrong passenger was ticked',
});

/** What was voided stays readable, and says so before anything else. */
export const VoidOverview: Story = officeStory({
  at: ticketOverviewPath('tk0'),
  as: 'admin',
  answers: { getTicket: voidTicket() },
  shows: 'This ticket is void',
});

/** Nothing is deleted without a word of why, and the clerk is told what to hand over. */
export const Deleting: Story = officeStory({
  at: paths.admin.tickets,
  as: 'admin',
  isState: true,
  shows: 'Chinedu Obi',
  play: async () => {
    const row = await screen.findByRole('row', { name: /Chinedu Obi/ });
    await userEvent.click(within(row).getByRole('button', { name: /^Actions/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Are you sure you want to delete this trip?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, Delete' }));
    await within(dialog).findByText('Please say why.');
    await within(dialog).findByText('Give back ₦37,000.00');
    await expect(within(dialog).getByText(/^Hand it over once it is deleted/)).toBeVisible();
  },
});

export const CustomerReceipt: Story = officeStory({
  at: ticketReceiptPath('customer', 'tk0'),
  as: 'admin',
  shows: 'Save & Print',
});

/** What the printer gets; there is no dialog. */
function printedSheets() {
  const sheets: string[] = [];
  spyOn(window, 'print').mockImplementation(() => {
    sheets.push(document.querySelector('[data-print-sheet]')?.textContent ?? '');
    window.dispatchEvent(new Event('afterprint'));
  });
  return sheets;
}

/** What was printed before says so on paper, and by which number. */
export const PrintedAgain: Story = officeStory({
  at: ticketReceiptPath('company', 'tk0'),
  as: 'admin',
  isState: true,
  shows: 'Save & Print',
  play: async () => {
    const sheets = printedSheets();
    await userEvent.click(screen.getByRole('button', { name: 'Save & Print' }));
    await waitFor(() => expect(sheets).toEqual([expect.stringContaining('COPY 2')]));
  },
});

/** Without an answer it is printed all the same: as a copy, since nobody knows. */
export const PrintedUnnumbered: Story = officeStory({
  at: ticketReceiptPath('customer', 'tk0'),
  as: 'admin',
  answers: {
    printTicket: { status: 500, body: { message: 'Something went wrong on the server. Please try again.' } },
  },
  shows: 'Save & Print',
  play: async () => {
    const sheets = printedSheets();
    await userEvent.click(screen.getByRole('button', { name: 'Save & Print' }));
    await waitFor(() => expect(sheets).toEqual([expect.stringMatching(/COPY(?! \d)/)]));
  },
});

/** Without a ticket in the link it is the sample, and says so. */
export const SampleCompanyReceipt: Story = officeStory({
  at: paths.admin.ticketReceiptCompany,
  as: 'admin',
  shows: /This is a sample with fixed data/,
});
