import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { paths } from '../../paths';
import { boardedSale, deliveredParcel, saleAlone, voidedSale } from '../../stories/company/money';
import { oneTicket } from '../../stories/company/oneTicket';
import { oneWaybill } from '../../stories/company/oneWaybill';
import { officeStory } from '../../stories/officeStory';

/** The dashboards and ledgers of the company and of a terminal. */
const meta = { title: 'Screens/Operations' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const { superAdmin, admin } = paths;
const NOTHING = { data: [], next_cursor: null, total: 0 };

export const OfficeDashboard: Story = officeStory({
  at: superAdmin.dashboard,
  as: 'super_admin',
  pictures: ['desktop--light', 'desktop--dark', 'narrow--light', 'tablet--light', 'phone--light'],
  shows: 'Show as a table',
});

export const OfficeDashboardOnCoreServer: Story = officeStory({
  at: superAdmin.dashboard,
  as: 'super_admin',
  server: 'core',
  shows: 'Sample operations',
});

/** What an accountant may not list is not counted. */
export const DashboardForAnAccountant: Story = officeStory({
  at: superAdmin.dashboard,
  as: 'accountant',
  pictures: [],
  shows: 'Show as a table',
  play: async () => {
    const main = within(screen.getByRole('main'));
    await main.findByRole('link', { name: /Vehicles/ });
    await expect(main.queryByRole('link', { name: /Admins/ })).toBeNull();
  },
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
  shows: '+₦37,000.00',
});

export const OfficeHistoryEmpty: Story = officeStory({
  at: `${superAdmin.operations}?period=today&type=EXPENSE`,
  as: 'super_admin',
  answers: { getOperations: NOTHING },
  pictures: [],
  shows: 'No transactions found',
});

export const OfficeHistoryLoading: Story = officeStory({
  at: superAdmin.operations,
  as: 'super_admin',
  answers: { getSummary: 'waiting', getOperations: 'waiting' },
  pictures: [],
  shows: 'Total Income',
});

export const OfficeHistoryOnCoreServer: Story = officeStory({
  at: superAdmin.operations,
  as: 'super_admin',
  server: 'core',
  shows: 'Sample trips',
  // The four buttons are there and do nothing.
  play: async () => {
    for (const name of ['Filter', 'Waybill', 'Tickets', 'Expenses'])
      await userEvent.click(screen.getByRole('button', { name }));
    await expect(screen.getAllByRole('row', { name: /Coach Bus/ })).toHaveLength(3);
  },
});

export const TerminalDashboard: Story = officeStory({
  at: admin.dashboard,
  as: 'admin',
  shows: '+₦37,000.00',
  async play() {
    // The board and its departures load separately from the figures.
    await screen.findAllByText(/still to leave/);
  },
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
  shows: '+₦37,000.00',
});

export const Details: Story = officeStory({
  at: `${admin.operation}?id=o1`,
  as: 'admin',
  shows: 'Chinedu Obi',
});

/** The head office voids the ticket of a ledger line here, with a reason. */
export const OfficeDetails: Story = officeStory({
  at: `${superAdmin.operation}?id=o1`,
  as: 'super_admin',
  pictures: ['desktop--light', 'phone--light'],
  shows: 'Delete ticket…',
});

/** An accountant sees no ticket: the line has the customer, how it was paid, and the accounts. */
export const DetailsForAnAccountant: Story = officeStory({
  at: `${superAdmin.operation}?id=o1`,
  as: 'accountant',
  answers: { getOperation: saleAlone },
  pictures: [],
  shows: 'Paid by',
  play: async () => {
    await screen.findByText('Chinedu Obi');
    await screen.findByText('4000, 1010');
    await expect(screen.queryByText('Passenger phone')).toBeNull();
  },
});

/** Receiver and worth of a delivered parcel can be corrected from here too, in its form. */
export const OfficeDetailsOfAWaybill: Story = officeStory({
  at: `${superAdmin.operation}?id=o2`,
  as: 'super_admin',
  answers: { getOperation: deliveredParcel, getWaybill: oneWaybill('Delivered') },
  pictures: [],
  shows: 'Edit waybill',
});

const correct = async (amount: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Correct amount…' }));
  const field = await screen.findByRole('textbox', { name: 'Right Amount' });
  await userEvent.clear(field);
  await userEvent.type(field, amount);
};

/** After boarding only the head office corrects the paid amount; the dialog says what to give back. */
export const CorrectingATicket: Story = officeStory({
  at: `${superAdmin.operation}?id=o1`,
  as: 'super_admin',
  answers: { getOperation: boardedSale, getTicket: oneTicket('Boarded') },
  isOnPhones: true,
  shows: 'Correct amount…',
  play: async () => {
    await correct('30,000');
    await screen.findByText('Give back ₦7,000.00');
  },
});

/** A correction without a reason is refused. */
export const CorrectingAWaybill: Story = officeStory({
  at: `${superAdmin.operation}?id=o2`,
  as: 'super_admin',
  answers: { getOperation: deliveredParcel, getWaybill: oneWaybill('Delivered') },
  shows: 'Correct amount…',
  play: async () => {
    await correct('8,000');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Please say why.');
    await screen.findByText('Collect ₦1,500.00');
  },
});

const WAITS_SINCE = '2025-01-10T07:00:00.000Z';
const due = { fee: 500, waits_since: WAITS_SINCE, free_hours: 72 };

/** The head office hands a waiting parcel over, and waives the storage fee with a reason. */
export const HandingOverAWaybill: Story = officeStory({
  at: `${superAdmin.operation}?id=o2`,
  as: 'super_admin',
  answers: {
    getOperation: {
      data: {
        ...deliveredParcel.data,
        waybill: { ...deliveredParcel.data.waybill, waits_since: WAITS_SINCE },
      },
    },
    getWaybill: { data: { ...oneWaybill('Delivered').data, waits_since: WAITS_SINCE, storage: due } },
  },
  isState: true,
  shows: 'Picked Up…',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Picked Up…' }));
    await screen.findByText('Storage: ₦500.00, waiting since 10 Jan 2025, 08:00 AM (72 hours are free)');
    await userEvent.type(
      screen.getByRole('textbox', { name: /^Why no storage fee is taken/ }),
      'We rang the wrong number',
    );
  },
});

const handedOver = {
  getOperation: {
    data: { ...deliveredParcel.data, waybill: { ...deliveredParcel.data.waybill, status: 'Picked Up' } },
  },
  getWaybill: {
    data: { ...oneWaybill('Picked Up').data, storage_fee: 500, storage_method: 'Cash' },
  },
} as const;

/** Only the head office takes a hand-over back once the clerk's time for it is over. */
export const TakingAHandOverBack: Story = officeStory({
  at: `${superAdmin.operation}?id=o2`,
  as: 'super_admin',
  answers: handedOver,
  isState: true,
  shows: 'Back to Delivered…',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Back to Delivered…' }));
    await screen.findByText('Give back ₦500.00');
    await screen.findByText(/It was paid by Cash/);
  },
});

/** Voiding a waybill whose parcel was handed over gives back its price and its storage fee. */
export const DeletingAHandedOverWaybill: Story = officeStory({
  at: `${superAdmin.operation}?id=o2`,
  as: 'super_admin',
  answers: handedOver,
  isState: true,
  shows: 'Delete waybill…',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete waybill…' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Are you sure you want to delete this trip?' }),
    );
    await dialog.findByText('Give back ₦7,000.00');
    await dialog.findByText(/the money leaves the books that received it\.$/);
  },
});

/** The line stays; a notice says that its ticket is void, and the link still leads there. */
export const DetailsOfVoidTicket: Story = officeStory({
  at: `${admin.operation}?id=o1`,
  as: 'admin',
  answers: { getOperation: voidedSale },
  shows: 'This ticket is void',
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
  pictures: [],
  shows: 'There is no such operation.',
});
