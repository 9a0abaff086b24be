import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../paths';
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
