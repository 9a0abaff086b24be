import type { Meta, StoryObj } from '@storybook/react-vite';
import { editTicketPath, paths, ticketOverviewPath, ticketReceiptPath, ticketsPath } from '../../paths';
import { oneTicket } from '../../stories/company/oneTicket';
import { officeStory } from '../../stories/officeStory';

/** Where seats are sold, and what was sold (specification sections 2.17 to 2.19). */
const meta = { title: 'Screens/Tickets' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const History: Story = officeStory({ at: paths.admin.tickets, as: 'admin', shows: 'Chinedu Obi' });

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

export const CustomerReceipt: Story = officeStory({
  at: ticketReceiptPath('customer', 'tk0'),
  as: 'admin',
  shows: 'Save & Print',
});

/** Without a ticket in the link it is the sample, and says so. */
export const SampleCompanyReceipt: Story = officeStory({
  at: paths.admin.ticketReceiptCompany,
  as: 'admin',
  shows: /This is a sample with fixed data/,
});
