import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../paths';
import { expiredSale, withProvider } from '../../stories/company/payments';
import { officeStory } from '../../stories/officeStory';
import { messages } from './messages';

/** Transfers and POS payments to confirm, for a terminal and for the head office. */
const meta = { title: 'Screens/Payments to confirm' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const STAFF = { at: paths.admin.payments, as: 'admin' } as const;
const OFFICE = { at: paths.superAdmin.payments, as: 'super_admin' } as const;

/** An awaited payment shows for how long it has waited. */
export const OfATerminal: Story = officeStory({ ...STAFF, shows: 'TK-7QF3XM-K' });

export const OfTheCompany: Story = officeStory({
  ...OFFICE,
  pictures: ['desktop--light', 'phone--light'],
  shows: 'TK-7QF3XM-K',
});

const WITH_PROVIDER = { as: 'super_admin', answers: withProvider } as const;

/** What the provider paid out, each compared with what came. */
export const Settlements: Story = officeStory({
  ...WITH_PROVIDER,
  at: paths.superAdmin.settlements,
  shows: 'VKALKYTW8BSL7J275EX9',
});

/** A settlement of which one payment is lower than its transfer, and one is for nothing that is known here. */
export const SettlementLines: Story = officeStory({
  ...WITH_PROVIDER,
  at: `${paths.superAdmin.settlementLines}?settlement=s2`,
  shows: 'Not known here',
});

/** A sale of the clerk that was not paid in time is shown until they acknowledge it. */
export const NotPaidInTime: Story = officeStory({
  ...STAFF,
  answers: { getExpiredSales: { data: [expiredSale] } },
  shows: messages.expired.title(expiredSale.number),
});

export const Loading: Story = officeStory({
  ...OFFICE,
  answers: { getAwaitedPayments: 'waiting' },
  pictures: [],
  shows: messages.title,
});

export const WithoutConnection: Story = officeStory({
  ...OFFICE,
  answers: { getAwaitedPayments: 'offline' },
  pictures: [],
  shows: 'Internet disconnected',
});

/** Confirms with the received reference and amount; a missing value gets an error at its field. */
export const Confirming: Story = officeStory({
  ...OFFICE,
  isState: true,
  shows: 'TK-7QF3XM-K',
  play: async () => {
    const row = within(await screen.findByRole('row', { name: /TK-7QF3XM-K/ }));
    await userEvent.click(row.getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitem', { name: messages.confirm.button }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: messages.confirm.submit }));
    await waitFor(() => expect(dialog.getByText('Enter the reference of the payment.')).toBeVisible());
  },
});
