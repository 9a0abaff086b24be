import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { recordPath, officeWaybillPath, paths, waybillOverviewPath, waybillsPath } from '../../paths';
import { companyRow } from '../../stories/company/company';
import { oneWaybill } from '../../stories/company/oneWaybill';
import { awaited, withProvider } from '../../stories/company/payments';
import { waybills } from '../../stories/company/travel';
import type { Answers } from '../../stories/mockServer';
import { officeStory } from '../../stories/officeStory';

/** Parcels: taken in, sent on, handed over. */
const meta = { title: 'Screens/Waybills' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Outgoing: Story = officeStory({
  at: waybillsPath('outgoing'),
  as: 'admin',
  pictures: ['desktop--light', 'desktop--dark'],
  shows: 'Outgoing Waybills',
});

export const Incoming: Story = officeStory({
  at: waybillsPath('incoming'),
  as: 'admin',
  shows: 'Incoming Waybills',
});

/** Narrowed to what was delivered, the list says how long each parcel waits. */
export const IncomingDelivered: Story = officeStory({
  at: `${waybillsPath('incoming')}&status=Delivered`,
  as: 'admin',
  answers: {
    getWaybills: (query) => ({
      data: query.has('arrival') ? [] : waybills.filter(({ status }) => status === 'Delivered'),
    }),
  },
  pictures: [],
  shows: '5 days',
});

const missing = waybills.filter(({ status }) => status === 'On-Transit');
const answers: Answers = {
  getWaybills: (query) =>
    query.has('arrival')
      ? { data: missing, next_cursor: null, total: 1, counts: { 'On-Transit': 1 } }
      : { data: waybills },
};

/** The head office sees the missing parcels of all terminals, and how long each waits that was delivered. */
export const OfTheHeadOffice: Story = officeStory({
  at: `${paths.superAdmin.waybills}?status=Delivered`,
  as: 'super_admin',
  answers,
  shows: '1 parcel is missing',
  play: async () => {
    for (const name of ['Origin', 'Destination', /^Waits/])
      await waitFor(() => expect(screen.getByRole('columnheader', { name })).toBeVisible());
    await expect(await screen.findByRole('combobox', { name: 'Terminal' })).toBeVisible();
  },
});

/** A bus has arrived without one of its parcels. */
export const IncomingWithMissing: Story = officeStory({
  at: waybillsPath('incoming'),
  as: 'admin',
  answers,
  isOnPhones: true,
  shows: '1 parcel is missing',
});

/** The list narrowed to the missing parcels, and wide again. */
export const IncomingMissing: Story = officeStory({
  at: waybillsPath('incoming'),
  as: 'admin',
  answers,
  isState: true,
  shows: '1 parcel is missing',
  async play() {
    await userEvent.click(screen.getByRole('button', { name: 'Show missing parcels' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Show all' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Show missing parcels' }));
    await screen.findByRole('button', { name: 'Show all' });
    await waitFor(() => expect(screen.queryByText('Ada Stores')).toBeNull());
  },
});

export const ListEmpty: Story = officeStory({
  at: paths.admin.waybills,
  as: 'admin',
  answers: { getWaybills: { data: [] } },
  pictures: [],
  shows: 'No data available',
});

export const ListWithoutConnection: Story = officeStory({
  at: paths.admin.waybills,
  as: 'admin',
  answers: { getWaybills: 'offline' },
  pictures: [],
  shows: 'Internet disconnected',
});

export const ListOnCoreServer: Story = officeStory({
  at: paths.admin.waybills,
  as: 'admin',
  server: 'core',
  pictures: [],
  shows: 'Outgoing Waybills',
});

/** View shows one waybill in a dialog. */
export const Summary: Story = officeStory({
  at: waybillsPath('outgoing'),
  as: 'admin',
  server: 'core',
  pictures: [],
  shows: 'Outgoing Waybills',
  play: async () => {
    const [first] = await screen.findAllByRole('button', { name: /^Actions for / });
    if (first) await userEvent.click(first);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'View' }));
    const summary = await screen.findByRole('dialog', { name: 'Waybill Summary' });
    await expect(within(summary).getByText('Sender')).toBeVisible();
  },
});

/** Its barcode is 30 px high, a bar is 1 px wide, and the number in it has 2 px. */
export const OverviewOnCoreServer: Story = officeStory({
  at: waybillOverviewPath('wb0'),
  as: 'admin',
  server: 'core',
  pictures: [],
  shows: 'Save and Print',
  play: async () => {
    const barcode = await screen.findByRole('img', { name: /^Barcode of WB-/ });
    await expect(barcode.querySelector('text')).toHaveAttribute('font-size', '2');
    const [, bar] = barcode.querySelectorAll('rect');
    await expect(bar).toHaveAttribute('height', '30');
    const widths = [...barcode.querySelectorAll('g rect')].map((one) => Number(one.getAttribute('width')));
    await expect(Math.min(...widths)).toBe(1);
  },
});

export const Creating: Story = officeStory({
  at: paths.admin.editWaybill,
  as: 'admin',
  shows: 'Create Waybills',
});

/** A sender who is known by phone: Arrow down fills in the rest. Most parcels are one piece without instructions, so the form starts with that. */
export const SendsAgain: Story = officeStory({
  at: paths.admin.editWaybill,
  as: 'admin',
  isState: true,
  pictures: [],
  isOnPhones: true,
  shows: 'Create Waybills',
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Phone Number' }), '0803 412 7781');
    await waitFor(() => expect(screen.getByText(/^This phone is known: Chinedu Obi/)).toBeVisible());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Sender Name' })).toHaveValue('Chinedu Obi'),
    );
    await expect(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('12 Zik Avenue, Awka');
    await expect(screen.queryByRole('button', { name: 'Fill in' })).not.toBeInTheDocument();
  },
});

/** The receiver too is found by phone; the goods start as one piece without instructions. */
export const ReceivesAgain: Story = officeStory({
  at: paths.admin.editWaybill,
  as: 'admin',
  isState: true,
  shows: 'Create Waybills',
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Phone Number' }), '0803 412 7781');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Fill in' })).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await screen.findByRole('textbox', { name: 'Receiver Name' });
    await userEvent.type(screen.getByRole('textbox', { name: 'Phone Number' }), '0803 412 7781');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Fill in' })).toBeVisible());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Receiver Name' })).toHaveValue('Chinedu Obi'),
    );
    await userEvent.type(screen.getByRole('combobox', { name: /^Destination Terminal/ }), 'lag');
    await userEvent.click(await screen.findByRole('option', { name: /^Lagos/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await expect(await screen.findByRole('textbox', { name: 'Quantity' })).toHaveValue('1');
    await expect(screen.getByRole('textbox', { name: 'Handling Instructions' })).toHaveValue('Nil');
  },
});

/** The price is that of the company's tariff, follows another weight, and says where it comes from. Whoever types another one keeps it. */
export const PricedByTheTariff: Story = officeStory({
  at: recordPath(paths.admin.editWaybill, 'wb0'),
  as: 'admin',
  isState: true,
  pictures: [],
  answers: {
    getCompany: { data: { ...companyRow, parcel_tariff: 'Any route: 5 kg 2,000, 20 kg 3,500' } },
    getWaybill: {
      data: { ...oneWaybill().data, payment_info: { ...oneWaybill().data.payment_info, amount: 2_000 } },
    },
  },
  shows: 'Sender Name',
  play: async () => {
    const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await goOn();
    await screen.findByRole('textbox', { name: 'Receiver Name' });
    await goOn();
    const weight = await screen.findByRole('textbox', { name: /^Weight/ });
    await userEvent.clear(weight);
    await userEvent.type(weight, '4');
    await userEvent.type(weight, '.5');
    await userEvent.clear(weight);
    await userEvent.type(weight, '12');
    await goOn();
    const amount = await screen.findByRole('textbox', { name: /^Amount Paid/ });
    await expect(amount).toHaveValue('3,500');
    await expect(amount).toHaveAccessibleDescription(
      /By the tariff for any route, up to 20 kg: ₦3,500\.00\. A lower price is recorded\.$/,
    );
  },
});

export const Editing: Story = officeStory({
  at: recordPath(paths.admin.editWaybill, 'wb0'),
  as: 'admin',
  shows: 'Sender Name',
});

/** From an operation's details the head office corrects what staff no longer can, and gives a reason. */
export const EditingAsTheHeadOffice: Story = officeStory({
  at: officeWaybillPath('wb0', 'o2'),
  as: 'super_admin',
  answers: {
    getWaybill: oneWaybill('Delivered'),
    editWaybill: {
      status: 422,
      body: { message: 'Please say why.', errors: { reason: ['Please say why.'] } },
    },
  },
  isState: true,
  shows: 'Sender Name',
  play: async () => {
    for (const _step of ['receiver', 'goods', 'payment']) {
      await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    }
    await userEvent.click(await screen.findByRole('button', { name: 'Submit' }));
    await screen.findByRole('dialog', { name: 'Why is this changed?' });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Please say why.');
  },
});

/** If the company requires confirmations, the payer's reference is asked for; not for cash. */
export const ReferenceOfTheCustomer: Story = officeStory({
  at: recordPath(paths.admin.editWaybill, 'wb0'),
  as: 'admin',
  answers: { getCompany: { data: { ...companyRow, confirmation_rule: 'required' } } },
  isState: true,
  shows: 'Sender Name',
  play: async () => {
    for (const _step of ['receiver', 'goods', 'payment']) {
      await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    }
    await userEvent.click(await screen.findByRole('radio', { name: 'Cash' }));
    await expect(screen.queryByLabelText('Payment Reference')).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Debit card/POS' }));
    await userEvent.type(await screen.findByLabelText('Payment Reference'), 'RRN 502114 0042');
  },
});

export const Overview: Story = officeStory({
  at: waybillOverviewPath('wb0'),
  as: 'admin',
  shows: 'Two cartons of phone accessories',
});

const sent = oneWaybill('Pending').data;
/** Its transfer is awaited: the sender reads the account number. */
export const AwaitingTransfer: Story = officeStory({
  at: waybillOverviewPath('wb0'),
  as: 'admin',
  pictures: [],
  answers: {
    ...withProvider,
    getWaybill: {
      data: {
        ...sent,
        payment_info: { ...sent.payment_info, payment_method: 'Bank transfer/USSD' },
        payment_confirmation: awaited,
      },
    },
  },
  shows: '990 000 0001',
});

/** Its bus has arrived without it: whoever looks it up for a customer reads that. */
export const MissingOverview: Story = officeStory({
  at: waybillOverviewPath('wb0'),
  as: 'admin',
  pictures: [],
  answers: { getWaybill: { data: { ...oneWaybill('On-Transit').data, is_missing: true } } },
  shows: 'This parcel is missing',
  play: async () => {
    await expect(await screen.findByText('Missing')).toBeVisible();
  },
});

/** The head office reads it, and prints it. */
export const OverviewOfTheHeadOffice: Story = officeStory({
  at: waybillOverviewPath('wb0', paths.superAdmin),
  as: 'super_admin',
  shows: 'Two cartons of phone accessories',
});

const fromAwka = oneWaybill('Delivered').data;
/** The same parcel in the other direction: it has arrived at the clerk's own terminal. */
const arrived = {
  ...fromAwka,
  sender_info: { ...fromAwka.sender_info, origin_terminal_name: 'Lagos', original_terminal: 'Lagos' },
  receiver_info: { ...fromAwka.receiver_info, destination_terminal_name: 'Awka' },
  history: [],
};

/**
 * An arrived parcel is handed to its receiver, who is chosen and whose phone is then filled in, or to somebody on their behalf, who shows an identification. One
 * press hands nothing over.
 */
export const HandingOver: Story = officeStory({
  at: waybillOverviewPath('wb0'),
  as: 'admin',
  answers: {
    getWaybill: { data: arrived },
  },
  isState: true,
  shows: 'Two cartons of phone accessories',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Picked Up…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hand over WB-4PK8TN-C' }));
    const collector = dialog.getByLabelText(/^Collected by/);
    await waitFor(() => expect(collector).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Hand over' }));
    await dialog.findByText('Please say who collects it.');
    collector.focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(collector).toHaveValue('Bola Ige');
    await expect(dialog.getByLabelText(/^Phone Number/)).toHaveValue('08160224519');
    await userEvent.clear(collector);
    await userEvent.type(collector, 'Chidi Ige');
    await userEvent.tab();
    await userEvent.click(dialog.getByRole('button', { name: 'Hand over' }));
    await dialog.findByText(/^The receiver is Bola Ige: say what this person showed/);
  },
});

const stored = {
  ...arrived,
  waits_since: '2025-01-10T07:00:00.000Z',
  storage: { fee: 500, waits_since: '2025-01-10T07:00:00.000Z', free_hours: 72, cash_only: true },
} as const;
const DUE = 'Storage: ₦500.00, waiting since 10 Jan 2025, 08:00 AM (72 hours are free)';

/** What waited for longer than it is kept free costs the fee, in cash where transfers have to be seen. Another fee meanwhile is said, and nothing is lost. */
export const HandingOverForTheFee: Story = officeStory({
  at: waybillOverviewPath('wb0'),
  as: 'admin',
  answers: {
    getWaybill: { data: stored },
    waybillStatus: { status: 422, body: { message: DUE, errors: { storage_fee: [DUE] } } },
  },
  isState: true,
  shows: 'Two cartons of phone accessories',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Picked Up…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hand over WB-4PK8TN-C' }));
    await dialog.findByText(DUE);
    await userEvent.type(dialog.getByLabelText(/^Collected by/), 'Bola Ige');
    await userEvent.tab();
    await expect(dialog.getByLabelText(/^Phone Number/)).toHaveValue('08160224519');
    await userEvent.click(dialog.getByRole('button', { name: 'Hand over' }));
    await dialog.findByText('Choose what the fee was taken with.');
    await userEvent.click(dialog.getByRole('radio', { name: 'Cash' }));
    await dialog.findByText('Take it in cash: a transfer or card payment for it cannot be confirmed.');
    await expect(dialog.queryByLabelText(/^Why no storage fee is taken/)).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Hand over' }));
    await dialog.findByText('It has changed. Please collect this before you hand the parcel over.');
    await expect(dialog.getByLabelText(/^Collected by/)).toHaveValue('Bola Ige');
  },
});

/** A parcel that is worth more than the company’s limit is handed over only against an identification, to its receiver too. */
export const HandingOverAValuableParcel: Story = officeStory({
  at: waybillOverviewPath('wb0'),
  as: 'admin',
  answers: {
    getWaybill: { data: arrived },
    getCompany: { data: { ...companyRow, identification_worth: 1_000 } },
  },
  isState: true,
  pictures: [],
  shows: 'Two cartons of phone accessories',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Picked Up…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hand over WB-4PK8TN-C' }));
    await dialog.findByText(/^What the person showed: this parcel is worth ₦/);
    await userEvent.type(dialog.getByLabelText(/^Collected by/), 'Bola Ige');
    await userEvent.tab();
    await userEvent.click(dialog.getByRole('button', { name: 'Hand over' }));
    await dialog.findByText(/^For a parcel of this worth, say what the person showed/);
  },
});

/** A hand-over that was a mistake: the dialog states the storage fee to be given back, and how it was paid. */
export const TakingAHandOverBack: Story = officeStory({
  at: waybillOverviewPath('wb0'),
  as: 'admin',
  answers: {
    getWaybill: {
      data: { ...arrived, status: 'Picked Up', storage_fee: 500, storage_method: 'Debit card/POS' },
    },
  },
  isState: true,
  pictures: [],
  shows: 'Two cartons of phone accessories',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Back to Delivered…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Back to Delivered' }));
    await dialog.findByText('Give back ₦500.00');
    await dialog.findByText(/It was paid by Card \(POS\): give it back the same way\.$/);
  },
});
