import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { paths } from '../../paths';
import {
  LOAD_BY_SERVICE,
  MONEY_BY_ROUTE,
  MONEY_BY_TRIP,
  NO_REPORT,
  NOTHING_GIVEN_BACK,
} from '../../stories/company/reports';
import { officeStory } from '../../stories/officeStory';

/** The reports of the head office. */
const meta = { title: 'Screens/Reports' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const { reports, givenBack, trips, operations } = paths.superAdmin;
const report = (name: string, filters = '') => `${reports}?report=${name}${filters}`;

export const LoadFactor: Story = officeStory({
  at: reports,
  as: 'super_admin',
  pictures: ['desktop--light', 'desktop--dark', 'phone--light'],
  shows: 'Awka to Abuja',
});

export const Income: Story = officeStory({
  at: report('income'),
  as: 'super_admin',
  pictures: ['desktop--light', 'desktop--dark', 'phone--light'],
  shows: '₦12,747,500.00',
});

/** What each route earned and cost; the chart says so, and its bars have their values. */
export const IncomeByRoute: Story = officeStory({
  at: report('income', '&by=route'),
  as: 'super_admin',
  answers: { getIncomeReport: MONEY_BY_ROUTE },
  pictures: ['desktop--light', 'phone--light'],
  shows: 'Income and expenses by route',
  play: async () => {
    const none = await screen.findByRole('link', { name: 'Expense, No route: −₦424,000.00' });
    await expect(none).toHaveAttribute('href', expect.stringContaining('route=none&type=EXPENSE'));
  },
});

/** More trips than a page has; the file has all of them. */
export const IncomeByTrip: Story = officeStory({
  at: report('income', '&by=trip'),
  as: 'super_admin',
  answers: { getIncomeReport: MONEY_BY_TRIP },
  pictures: [],
  shows: 'The first 2 of 216 rows. The file has all of them.',
  play: async () => {
    await screen.findByRole('link', { name: 'Balance, Lagos to Awka, 15 Jan 2025, 07:00 AM: ₦268,500.00' });
  },
});

export const NoShows: Story = officeStory({
  at: report('noShows', '&by=route'),
  as: 'super_admin',
  shows: 'No-show rate',
});

/** A service whose trips leave late or are cancelled stands out; its figures lead to its trips. The address of the former report on departures leads here. */
export const LoadByService: Story = officeStory({
  at: report('departures'),
  as: 'super_admin',
  answers: { getLoadReport: LOAD_BY_SERVICE },
  pictures: [],
  shows: 'Awka to Lagos, 02:00 PM',
  play: async () => {
    await expect(window.location.hash).toContain('by=service&report=load');
    const cancelled = await screen.findByRole('link', { name: 'Cancelled, Awka to Lagos, 02:00 PM: 2' });
    await expect(cancelled).toHaveAttribute('href', expect.stringContaining('service=s2&status=Cancelled'));
    await expect(await screen.findByRole('link', { name: 'Planned, Planned by hand: 3' })).toHaveAttribute(
      'href',
      expect.stringContaining('service=none'),
    );
  },
});

/** Trips and hours of each driver in each month. */
export const Drivers: Story = officeStory({
  at: report('duties'),
  as: 'super_admin',
  pictures: [],
  shows: 'Musa Bello, Jan 2025',
});

export const GivenBack: Story = officeStory({
  at: report('givenBack'),
  as: 'super_admin',
  isOnPhones: true,
  shows: 'Without a colleague',
});

/** The link back from the acts leads to the report as it was left, with its grouping and its days. */
export const BackFromGivenBack: Story = officeStory({
  at: report('givenBack', '&by=person&period=last30Days'),
  as: 'super_admin',
  pictures: [],
  shows: 'Without a colleague',
  play: async () => {
    const [figure] = await screen.findAllByRole('link', { name: /^Given back, / });
    await userEvent.click(figure ?? document.body);
    await screen.findByText('WB-4PK8TN-C');
    const back = screen.getAllByRole('link', { name: 'Reports' }).map((link) => link.getAttribute('href'));
    await expect(back).toContain(`#${report('givenBack', '&by=person&period=last30Days')}`);
  },
});

export const NothingGivenBack: Story = officeStory({
  at: report('givenBack', '&by=way'),
  as: 'super_admin',
  answers: { getGivenBackReport: NOTHING_GIVEN_BACK },
  shows: 'No money was given back in this period',
});

/** The acts that a figure counts. */
export const GivenBackRows: Story = officeStory({
  at: givenBack,
  as: 'super_admin',
  isOnPhones: true,
  shows: 'WB-4PK8TN-C',
});

export const GivenBackRowsLoading: Story = officeStory({
  at: givenBack,
  as: 'super_admin',
  answers: { getGivenBack: 'waiting' },
  pictures: [],
  shows: 'Loading what was given back…',
});

export const GivenBackRowsEmpty: Story = officeStory({
  at: `${givenBack}?fact=afterDeparture`,
  as: 'super_admin',
  answers: { getGivenBack: { data: [], total: 0, next_cursor: null } },
  pictures: [],
  shows: 'No money given back in this period.',
});

export const GivenBackRowsWithoutConnection: Story = officeStory({
  at: givenBack,
  as: 'super_admin',
  answers: { getGivenBack: 'offline' },
  pictures: [],
  shows: /Internet disconnected/,
});

/** No trips: no totals, no chart, nothing to print. */
export const Empty: Story = officeStory({
  at: report('load', '&period=today'),
  as: 'super_admin',
  answers: { getLoadReport: NO_REPORT },
  isOnPhones: true,
  pictures: [],
  shows: 'No trip was planned in this period',
});

export const Loading: Story = officeStory({
  at: report('load', '&period=thisMonth'),
  as: 'super_admin',
  answers: { getLoadReport: 'waiting' },
  pictures: [],
  shows: 'Seats offered',
});

export const WithoutConnection: Story = officeStory({
  at: report('load', '&period=last30Days'),
  as: 'super_admin',
  answers: { getLoadReport: 'offline' },
  pictures: [],
  shows: /Internet disconnected/,
});

export const Refused: Story = officeStory({
  at: report('income', '&period=lastMonth'),
  as: 'super_admin',
  answers: { getIncomeReport: { status: 500, body: { message: 'Something went wrong.' } } },
  pictures: [],
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
