import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { paths, recordPath, waybillOverviewPath } from '../../paths';
import { paidClaim } from '../../stories/company/claims';
import { oneWaybill } from '../../stories/company/oneWaybill';
import { officeStory } from '../../stories/officeStory';

/** Claims of customers: recorded at the terminals, answered by the head office. */
const meta = { title: 'Screens/Claims' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const { superAdmin, admin } = paths;

export const List: Story = officeStory({
  at: superAdmin.claims,
  as: 'super_admin',
  pictures: ['desktop--light'],
  shows: 'CL-7QF3XM-K',
});

/** What an expense pays can no longer be answered otherwise. */
export const BeingPaid: Story = officeStory({
  at: recordPath(superAdmin.claim, 'c1'),
  as: 'super_admin',
  answers: { getClaim: paidClaim },
  pictures: ['desktop--light'],
  shows: 'We pay for three cartons at the price of the supplier.',
  play: async () => {
    await expect(screen.queryByRole('button', { name: 'Change Answer…' })).toBeNull();
  },
});

/** An accepted claim needs an amount. */
export const Answering: Story = officeStory({
  at: recordPath(superAdmin.claim, 'c1'),
  as: 'super_admin',
  pictures: [],
  shows: 'Three of twelve cartons',
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Answer…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Answer the Claim' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Accepted' }));
    await userEvent.click(dialog.getByRole('button', { name: /^Save Answer/ }));
    await expect(await dialog.findByText('Enter what the company pays.')).toBeVisible();
  },
});

const WAYBILL = { at: waybillOverviewPath('wb0'), as: 'admin', shows: 'Make a Claim' } as const;

/** The form on the page of a parcel; the claim is shown once it is recorded. */
export const Recording: Story = officeStory({
  ...WAYBILL,
  answers: { getWaybill: oneWaybill('Picked Up') },
  pictures: ['desktop--light'],
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Make a Claim' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Record Claim/ }));
    await expect(await screen.findByText('Say what is missing or broken.')).toBeVisible();
  },
});

export const Recorded: Story = officeStory({
  ...WAYBILL,
  pictures: [],
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Make a Claim' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Missing' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Make a Claim' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Details/ }), 'Three cartons');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Worth/ }), '85,000');
    await userEvent.click(dialog.getByRole('button', { name: /^Record Claim/ }));
    await expect(await screen.findByRole('heading', { name: 'Claim CL-7QF3XM-K' })).toBeVisible();
  },
});

const claimed = {
  data: {
    ...oneWaybill('Delivered').data,
    claim: { id: 'c1', claim_number: 'CL-7QF3XM-K', status: 'Accepted' },
  },
};

/** The page of a parcel with a claim leads to that instead. */
export const Made: Story = officeStory({
  ...WAYBILL,
  answers: { getWaybill: claimed },
  pictures: [],
  shows: 'Claim CL-7QF3XM-K: Accepted',
  play: async () => {
    await expect(screen.queryByRole('button', { name: 'Make a Claim' })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Claim CL-7QF3XM-K: Accepted' }));
    await expect(await screen.findByRole('heading', { name: 'Claim CL-7QF3XM-K' })).toBeVisible();
  },
});

const LATE =
  'Claims for WB-4PK8TN-C ended on 13 Jan 2025, 10:20 AM, 48 hours after the parcel was picked up.';

/** Once its time is over, staff are told whom to ask. */
export const TooLate: Story = officeStory({
  ...WAYBILL,
  answers: { getClaimable: { data: { late: LATE } } },
  pictures: [],
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Make a Claim' }));
    await expect(await screen.findByText(`${LATE} Ask the head office.`)).toBeVisible();
  },
});

const accepted = { ...paidClaim.data, expense: null };

/** Whoever recorded a claim is told that a colleague pays it, and the head office that the terminal does. */
export const PaidByAColleague: Story = officeStory({
  at: recordPath(admin.claim, 'c1'),
  as: 'admin',
  answers: { getClaim: { data: { ...accepted, is_own: true } } },
  pictures: [],
  shows: 'You recorded this claim, so a colleague at your terminal enters its expense.',
  play: async () => {
    await expect(screen.queryByRole('link', { name: 'Enter Its Expense' })).toBeNull();
  },
});

export const PaidByTheTerminal: Story = officeStory({
  at: recordPath(superAdmin.claim, 'c1'),
  as: 'super_admin',
  answers: { getClaim: { data: accepted } },
  pictures: [],
  shows: 'The terminal pays it: staff who did not record it open the claim and enter its expense.',
});

/** With an open till the drawer pays an accepted claim that a colleague recorded. */
export const PaidFromTheDrawer: Story = officeStory({
  at: recordPath(admin.claim, 'c1'),
  as: 'admin',
  answers: {
    getClaim: { data: accepted },
    getTill: { data: { counter: 'Awka 2', opened_at: '2025-01-15T06:00:00.000Z' } },
  },
  pictures: [],
  shows: 'Pay From the Drawer',
  play: async () => {
    await userEvent.click(screen.getByRole('link', { name: 'Pay From the Drawer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pay an expense' }));
    await expect(dialog.getByRole('textbox', { name: /^Claim/ })).toHaveValue('CL-7QF3XM-K');
    await expect(dialog.getByRole('textbox', { name: /^Amount/ })).toHaveValue('70,000');
  },
});

/** Without one, staff enter its expense; the form has its number and the amount that was accepted. */
export const ItsExpense: Story = officeStory({
  at: recordPath(admin.claim, 'c1'),
  as: 'admin',
  answers: { getClaim: { data: accepted } },
  pictures: [],
  shows: 'Enter Its Expense',
  play: async () => {
    await userEvent.click(screen.getByRole('link', { name: 'Enter Its Expense' }));
    await expect(await screen.findByRole('textbox', { name: /^Claim/ })).toHaveValue('CL-7QF3XM-K');
    await expect(screen.getByRole('textbox', { name: /^Amount/ })).toHaveValue('70,000');
  },
});
