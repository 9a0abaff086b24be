import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../paths';
import { NO_REPORT } from '../../stories/company/reports';
import { officeStory } from '../../stories/officeStory';

/** The reports of the head office: load factor, income and no-shows. */
const meta = { title: 'Screens/Reports' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const { reports, trips, operations } = paths.superAdmin;
const report = (name: string, filters = '') => `${reports}?report=${name}${filters}`;

export const LoadFactor: Story = officeStory({ at: reports, as: 'super_admin', shows: 'Awka to Abuja' });

export const Income: Story = officeStory({
  at: report('income'),
  as: 'super_admin',
  shows: '₦12,747,500.00',
});

export const NoShows: Story = officeStory({
  at: report('noShows', '&by=route'),
  as: 'super_admin',
  shows: 'No-show rate',
});

/** No trips: no totals, no chart, nothing to print. */
export const Empty: Story = officeStory({
  at: report('load', '&period=today'),
  as: 'super_admin',
  answers: { getLoadReport: NO_REPORT },
  isOnPhones: true,
  shows: 'No trip leaves in this period',
});

export const Loading: Story = officeStory({
  at: report('load', '&period=thisMonth'),
  as: 'super_admin',
  answers: { getLoadReport: 'waiting' },
  shows: 'Seats offered',
});

export const WithoutConnection: Story = officeStory({
  at: report('load', '&period=last30Days'),
  as: 'super_admin',
  answers: { getLoadReport: 'offline' },
  shows: /Internet disconnected/,
});

export const Refused: Story = officeStory({
  at: report('income', '&period=lastMonth'),
  as: 'super_admin',
  answers: { getIncomeReport: { status: 500, body: { message: 'Something went wrong.' } } },
  shows: 'Try again',
});

/** The trips that a figure counts, and a button to show all again. */
export const CountedTrips: Story = officeStory({
  at: `${trips}?period=last7Days&route=r1&weekday=5`,
  as: 'super_admin',
  isState: true,
  shows: /Only what a report has counted/,
});

/** The ledger lines that a figure sums up. */
export const CountedLines: Story = officeStory({
  at: `${operations}?method=Cash`,
  as: 'super_admin',
  isState: true,
  shows: /payment method Cash/,
});
