import { draftOwner, readSession } from '@motorpark/api';
import { NEW_TICKET } from '@motorpark/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import {
  editTicketPath,
  paths,
  sellPath,
  ticketOverviewPath,
  ticketReceiptPath,
  ticketsPath,
} from '../../paths';
import { TICKET_TERMS, VOIDED, awaitedTicket, oneTicket, voidTicket } from '../../stories/company/oneTicket';
import { withPosTerminal, withProvider } from '../../stories/company/payments';
import { tickets } from '../../stories/company/travel';
import { officeStory } from '../../stories/officeStory';
import { ticketDrafts } from '../ticket-sale/ticketDrafts';

/** The sale of seats, and sold tickets. */
const meta = { title: 'Screens/Tickets' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const TOO_LATE = 'Refunds need notice of 24 hours before departure: it is too late for this ticket.';

export const History: Story = officeStory({
  at: paths.admin.tickets,
  as: 'admin',
  pictures: ['desktop--light', 'narrow--light', 'small--light', 'tablet--light', 'phone--light'],
  shows: 'Chinedu Obi',
});

/** The same list for the head office: over all terminals, with a filter by terminal, and nothing to sell. */
export const HistoryOfTheHeadOffice: Story = officeStory({
  at: `${paths.superAdmin.tickets}?terminal=t1`,
  as: 'super_admin',
  shows: 'Chinedu Obi',
  play: async () => {
    const terminal = await screen.findByRole('combobox', { name: 'Terminal' });
    await waitFor(() => expect(terminal).toHaveDisplayValue('Awka'));
    await expect(screen.queryByRole('link', { name: /Book/ })).toBeNull();
  },
});

/** Found by the phone of a next of kin: a PC shows it in a column, a card below the traveler's name. */
export const FoundByNextOfKin: Story = officeStory({
  at: `${paths.admin.tickets}?q=0805 551`,
  as: 'admin',
  isState: true,
  isOnPhones: true,
  pictures: [],
  shows: 'Chinedu Obi',
});

/** The filter by what is void: VOID in place of the status, and no actions but View. */
export const HistoryVoid: Story = officeStory({
  at: `${paths.admin.tickets}?status=VOID`,
  as: 'admin',
  answers: {
    getAllTickets: {
      data: tickets.map((ticket) => ({ ...ticket, voided: VOIDED })),
      total: tickets.length,
      next_cursor: null,
      counts: { Scheduled: 12, VOID: tickets.length },
    },
  },
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
  pictures: [],
  shows: 'Chinedu Obi',
});

export const Booking: Story = officeStory({
  at: paths.admin.bookTicket,
  as: 'admin',
  pictures: ['desktop--light', 'desktop--dark', 'tablet--light', 'phone--light'],
  shows: 'Select trip to view info',
});

/** A ticket that was left unfinished: it says whose it is, and asks before it is continued. */
export const Unfinished: Story = officeStory({
  at: paths.admin.tickets,
  as: 'admin',
  isOnPhones: true,
  shows: 'Chinedu Obi',
  play: async () => {
    const session = readSession();
    const owner = session ? draftOwner(session) : '';
    const values = { ...NEW_TICKET, tripId: 'tr1', seats: [3, 4], travelerName: 'Adaeze Nwankwo' };
    ticketDrafts.keepDraft({ owner, step: 1, isLeft: true, values });
    await userEvent.click(screen.getByRole('link', { name: 'Create Ticket' }));
    await screen.findByRole('heading', { name: 'Your unfinished ticket of Adaeze Nwankwo' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Continue' })).toHaveFocus());
    await waitFor(() => expect(screen.getByText(/, Seats 3, 4$/)).toBeVisible());
  },
});

/** Keeps an unfinished ticket of the next trip, and opens the sale of another one. */
async function sellOnAnotherBus(travelerName: string) {
  const session = readSession();
  const owner = session ? draftOwner(session) : '';
  const values = { ...NEW_TICKET, tripId: 'tr1', seats: [3, 4], travelerName };
  ticketDrafts.keepDraft({ owner, step: 1, isLeft: true, values });
  location.hash = sellPath('tr2');
}

/** Seats of another bus are for the next customer: Enter starts over on it. */
export const UnfinishedOfAnotherBus: Story = officeStory({
  at: paths.admin.tickets,
  as: 'admin',
  pictures: [],
  shows: 'Chinedu Obi',
  play: async () => {
    await sellOnAnotherBus('Adaeze Nwankwo');
    await screen.findByRole('heading', { name: 'Your unfinished ticket of Adaeze Nwankwo' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Start over' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: /^Seat \d+, Available$/ })[0]).toBeVisible(),
    );
    await expect(screen.queryByRole('button', { name: /^Seat \d+, Booked$/ })).toBeNull();
  },
});

/** Where nobody was named yet, nothing is asked: the form starts over. */
export const UnfinishedOfNobody: Story = officeStory({
  at: paths.admin.tickets,
  as: 'admin',
  pictures: [],
  shows: 'Chinedu Obi',
  play: async () => {
    await sellOnAnotherBus('');
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: /^Seat \d+, Available$/ })[0]).toBeVisible(),
    );
    await expect(screen.queryByText(/^Your unfinished ticket/)).toBeNull();
    await expect(screen.queryByRole('button', { name: /^Seat \d+, Booked$/ })).toBeNull();
  },
});

let answerTheCounter = () => {};
let untilAnswered: Promise<void> | undefined;

/** Submit is pressed before the trips and the fare have loaded, as on a slow connection: it waits for them, and the ticket is sold. */
export const PressedEarly: Story = officeStory({
  at: paths.admin.tickets,
  as: 'admin',
  isState: true,
  pictures: [],
  answers: { bookTicket: oneTicket() },
  whileGone: () => untilAnswered,
  shows: 'Chinedu Obi',
  play: async () => {
    const session = readSession();
    const owner = session ? draftOwner(session) : '';
    const values = {
      ...NEW_TICKET,
      tripId: 'tr1',
      seats: [3],
      travelerName: 'Adaeze Nwankwo',
      travelerPhone: '08034127781',
      nextOfKinPhone: '08062201934',
      dateOfBirth: '1990-04-17',
      paymentMethod: 'Cash',
    };
    ticketDrafts.keepDraft({ owner, step: 2, isLeft: false, values });
    untilAnswered = new Promise((resolve) => (answerTheCounter = resolve));
    await userEvent.click(screen.getByRole('link', { name: 'Create Ticket' }));
    const submit = await screen.findByRole('button', { name: 'Submit' });
    await userEvent.click(submit);
    await waitFor(() => expect(submit).toHaveAttribute('aria-busy', 'true'));
    untilAnswered = undefined;
    answerTheCounter();
    await screen.findByRole('heading', { name: 'Tickets Overview' });
  },
});

export const Incoming: Story = officeStory({
  at: ticketsPath('incoming'),
  as: 'admin',
  shows: 'Fatima Bello',
});

/** The ticket's own seats are chosen; everything else is as sold. */
export const Editing: Story = officeStory({
  at: editTicketPath('tk0'),
  as: 'admin',
  shows: 'Seats chosen',
});

/** After boarding only the passenger's data can be corrected. */
export const EditingAfterBoarding: Story = officeStory({
  at: editTicketPath('tk0'),
  as: 'admin',
  answers: { getTicket: oneTicket('Boarded') },
  shows: /only the passenger’s information can still be changed/,
});

/** One of two seats is given up; the amount to give back, and what the company keeps of it, is shown before the change is saved. */
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
    await userEvent.click(await screen.findByRole('button', { name: 'Take off the ticket' }));
    await screen.findByRole('textbox', { name: 'Traveler Name' });
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(screen.getByText('Give back ₦16,650.00')).toBeVisible());
    await expect(screen.getByRole('radio', { name: 'Cash' })).toHaveFocus();
    await expect(
      screen.getByText(/^Hand it back once this is saved\. .*company keeps ₦1,850\.00\.$/),
    ).toBeVisible();
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
  pictures: [],
  shows: 'Internet disconnected',
});

export const Overview: Story = officeStory({
  at: ticketOverviewPath('tk0'),
  as: 'admin',
  pictures: ['desktop--light', 'phone--light'],
  shows: 'Wrong passenger was ticked',
});

/** A transfer is awaited: the customer reads the account number, which the sale asked for by itself, and the ticket is confirmed once the money is there. */
export const AwaitingTransfer: Story = officeStory({
  at: ticketOverviewPath('tk0'),
  as: 'admin',
  pictures: [],
  answers: { ...withProvider, getTicket: awaitedTicket() },
  shows: '990 000 0001',
});

/** A ticket was just sold by card: it is sent to the POS terminal of the counter by itself, and the clerk may send it again. */
export const AwaitingCard: Story = officeStory({
  at: ticketOverviewPath('tk0'),
  as: 'admin',
  pictures: [],
  state: { isJustSaved: true },
  answers: { ...withPosTerminal, getTicket: awaitedTicket('POS') },
  shows: 'Send again',
});

/** The provider gives no account number now: the clerk reads what to do instead, and may ask again. */
export const AwaitingTransferWithoutAccount: Story = officeStory({
  at: ticketOverviewPath('tk0'),
  as: 'admin',
  pictures: [],
  answers: {
    ...withProvider,
    getTicket: awaitedTicket(),
    openTransfer: { status: 422, body: { message: 'Monnify gives no account number now.' } },
  },
  shows: 'No account number for this sale',
});

/** The head office reads it: nothing is sold or boarded from here. */
export const OverviewOfTheHeadOffice: Story = officeStory({
  at: ticketOverviewPath('tk0', paths.superAdmin),
  as: 'super_admin',
  shows: 'Wrong passenger was ticked',
});

/** A void ticket stays readable, and a notice above it says that it is void. */
export const VoidOverview: Story = officeStory({
  at: ticketOverviewPath('tk0'),
  as: 'admin',
  answers: { getTicket: voidTicket() },
  shows: 'This ticket is void',
});

/** A deletion needs a reason, and the clerk sees what to give back, and what the company keeps by its rule. */
export const Deleting: Story = officeStory({
  at: paths.admin.tickets,
  as: 'admin',
  isState: true,
  shows: 'Chinedu Obi',
  play: async () => {
    const row = await screen.findByRole('row', { name: /Chinedu Obi/ });
    await userEvent.click(within(row).getByRole('button', { name: /^Actions/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    // The terms are loaded first, in a dialog of their own.
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, Delete' }));
    const dialog = screen.getByRole('dialog', { name: 'Are you sure you want to delete this trip?' });
    await within(dialog).findByText('Please say why.');
    await within(dialog).findByText('Give back ₦33,300.00');
    await expect(
      within(dialog).getByText(/By its rule for refunds the company keeps ₦3,700\.00\.$/),
    ).toBeVisible();
  },
});

/** A deletion that is refused asks nothing: it says why. */
export const DeletingRefused: Story = officeStory({
  at: paths.admin.tickets,
  as: 'admin',
  answers: {
    getTicket: {
      data: {
        ...oneTicket().data,
        terms: { ...TICKET_TERMS, delete: { ...TICKET_TERMS.delete, refused: TOO_LATE } },
      },
    },
  },
  pictures: [],
  shows: 'Chinedu Obi',
  play: async () => {
    const row = await screen.findByRole('row', { name: /Chinedu Obi/ });
    await userEvent.click(within(row).getByRole('button', { name: /^Actions/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete ticket' });
    await within(dialog).findByText(TOO_LATE);
    await expect(within(dialog).queryByText(/Are you sure/)).toBeNull();
  },
});

export const CustomerReceipt: Story = officeStory({
  at: ticketReceiptPath('customer', 'tk0'),
  as: 'admin',
  pictures: ['desktop--light', 'phone--light'],
  shows: 'Save & Print',
});

/** Collects the printed sheets instead of opening the print dialog. */
function printedSheets() {
  const sheets: string[] = [];
  spyOn(window, 'print').mockImplementation(() => {
    sheets.push(document.querySelector('[data-print-sheet]')?.textContent ?? '');
    window.dispatchEvent(new Event('afterprint'));
  });
  return sheets;
}

/** A repeated print is marked as a copy with its number. */
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

/** If the server cannot number the print, it is still printed, marked as a copy. */
export const PrintedUnnumbered: Story = officeStory({
  at: ticketReceiptPath('customer', 'tk0'),
  as: 'admin',
  answers: {
    printTicket: { status: 500, body: { message: 'Something went wrong on the server. Please try again.' } },
  },
  pictures: [],
  shows: 'Save & Print',
  play: async () => {
    const sheets = printedSheets();
    await userEvent.click(screen.getByRole('button', { name: 'Save & Print' }));
    await waitFor(() => expect(sheets).toEqual([expect.stringMatching(/COPY(?! \d)/)]));
  },
});

/** Without a ticket in the URL a sample is shown, marked as such. */
export const SampleCompanyReceipt: Story = officeStory({
  at: paths.admin.ticketReceiptCompany,
  as: 'admin',
  shows: /This is a sample with fixed data/,
});
