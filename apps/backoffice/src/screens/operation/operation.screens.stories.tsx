import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../paths';
import { officeStory } from '../../stories/officeStory';

/** What came in and went out, for the company and for a terminal (specification sections 2.7 and 2.10 to 2.12). */
const meta = { title: 'Screens/Operations' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const { superAdmin, admin } = paths;
const NOTHING = { data: [], next_cursor: null, total: 0 };

export const OfficeDashboard: Story = officeStory({
  at: superAdmin.dashboard,
  as: 'super_admin',
  shows: 'Show as a table',
});

export const OfficeDashboardOnCoreServer: Story = officeStory({
  at: superAdmin.dashboard,
  as: 'super_admin',
  server: 'core',
  shows: 'Sample operations',
});

export const OfficeDashboardWithoutConnection: Story = officeStory({
  at: superAdmin.dashboard,
  as: 'super_admin',
  answers: { getSummary: 'offline', getOperations: 'offline' },
  shows: /Internet disconnected/,
});

export const OfficeHistory: Story = officeStory({
  at: superAdmin.operations,
  as: 'super_admin',
  shows: '+₦18,500.00',
});

export const OfficeHistoryEmpty: Story = officeStory({
  at: `${superAdmin.operations}?period=today&type=EXPENSE`,
  as: 'super_admin',
  answers: { getOperations: NOTHING },
  shows: 'No transactions found',
});

export const OfficeHistoryLoading: Story = officeStory({
  at: superAdmin.operations,
  as: 'super_admin',
  answers: { getSummary: 'waiting', getOperations: 'waiting' },
  shows: 'Total Income',
});

export const OfficeHistoryOnCoreServer: Story = officeStory({
  at: superAdmin.operations,
  as: 'super_admin',
  server: 'core',
  shows: 'Sample trips',
});

export const TerminalDashboard: Story = officeStory({
  at: admin.dashboard,
  as: 'admin',
  shows: '+₦18,500.00',
});

export const TerminalDashboardOnCoreServer: Story = officeStory({
  at: admin.dashboard,
  as: 'admin',
  server: 'core',
  shows: 'Sample operations',
});

export const TerminalHistory: Story = officeStory({
  at: admin.operations,
  as: 'admin',
  shows: '+₦18,500.00',
});

export const Details: Story = officeStory({
  at: `${admin.operation}?id=o1`,
  as: 'admin',
  shows: 'Chinedu Obi',
});

export const DetailsOnCoreServer: Story = officeStory({
  at: `${admin.operation}?id=sample-1`,
  as: 'admin',
  server: 'core',
  shows: 'Passenger name',
});

export const DetailsGone: Story = officeStory({
  at: `${admin.operation}?id=nothing`,
  as: 'admin',
  answers: { getOperation: { status: 404, body: { message: 'Not found' } } },
  shows: 'There is no such operation.',
});
