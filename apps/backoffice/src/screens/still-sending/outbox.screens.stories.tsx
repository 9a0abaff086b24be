import { SAY_WHY } from '@motorpark/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { type Unsent, draftOwner, draftStore, noteSaved, readSession, setOutboxState } from '@motorpark/api';
import { href, recordPath, paths, ticketOverviewPath } from '../../paths';
import { officeStory } from '../../stories/officeStory';
import { messages } from './messages';

/** Entries of this counter that are not saved on the server yet, and the slip that can be printed meanwhile. */
const meta = { title: 'Screens/Still sending' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const NINE = Date.parse('2025-01-15T08:00:00.000Z');

const aSale = (changes: Partial<Unsent>): Unsent => ({
  key: '0194670a-0000-7000-8000-000000000001',
  kind: 'expense',
  order: {
    form: {
      expenseType: 'Diesel',
      approvingOfficer: 'Ngozi Eze',
      vehicle: '',
      trip: '',
      claim: '',
      description: 'Diesel',
      amount: 45_000,
      terminal: '',
    },
  },
  draft: {},
  facts: [],
  since: NINE,
  state: 'sent',
  ...changes,
});

const SENT = aSale({
  kind: 'ticket',
  facts: [
    { term: 'Traveler', value: 'Ngozi Okafor' },
    { term: 'Trip', value: 'Awka - Lagos, Thu 16 Jan 2025, 07:00 AM' },
    { term: 'Seats', value: '4, 5' },
    { term: 'Amount', value: '₦37,000.00' },
  ],
  failure: 'Internet disconnected',
});
const WRITTEN = aSale({
  key: '0194670a-0000-7000-8000-000000000002',
  kind: 'waybill',
  since: NINE + 600_000,
  state: 'written',
  facts: [
    { term: 'Sender', value: 'Emeka Nwosu' },
    { term: 'Receiver', value: 'Aisha Bello' },
    { term: 'Amount', value: '₦3,500.00' },
  ],
});
const REFUSED = aSale({
  key: '0194670a-0000-7000-8000-000000000003',
  since: NINE + 1_200_000,
  state: 'refused',
  facts: [
    { term: 'Expense', value: 'Diesel' },
    { term: 'Amount', value: '₦45,000.00' },
  ],
  failure: 'Enter who approves it.',
});

const DISCARDED = aSale({
  key: '0194670a-0000-7000-8000-000000000004',
  kind: 'waybill',
  since: NINE + 1_300_000,
  state: 'discarded',
  facts: [
    { term: 'Sender', value: 'Chika Okafor' },
    { term: 'Amount', value: '₦4,200.00' },
  ],
  discard: { reason: 'Typed twice', at: NINE + 1_400_000 },
});

const have = (...sales: Unsent[]) => setOutboxState({ sales, unreadable: 0, isDurable: true, isKnown: true });

export const StillSending: Story = officeStory({
  at: paths.admin.unsent,
  as: 'admin',
  pictures: ['desktop--light', 'phone--light'],
  shows: messages.title,
  play: async () => {
    have(SENT, WRITTEN, REFUSED, DISCARDED);
    await expect(await screen.findByText(/Emeka Nwosu/)).toBeVisible();
    await expect(screen.getByText(/07:00 AM, Seats 4, 5, ₦37,000/)).toBeInTheDocument();
  },
});

/** A sent entry cannot be discarded, because the server may have it. One that was never sent can be, with a reason. */
export const Discarding: Story = officeStory({
  at: paths.admin.unsent,
  as: 'admin',
  isState: true,
  shows: messages.title,
  play: async () => {
    have(SENT, WRITTEN);
    await userEvent.click(await screen.findByRole('button', { name: /^Actions for Ticket/ }));
    await expect(await screen.findByText(messages.noDiscard)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: /^Actions for Waybill/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: messages.discard }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText(/^Waybill: /)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: messages.confirm.confirmLabel }));
    await expect(await dialog.findByText(SAY_WHY)).toBeVisible();
  },
});

/** A refused entry opens in its form again. If an unfinished form would be lost, a confirmation comes first. */
export const InTheWayOfAnother: Story = officeStory({
  at: paths.admin.unsent,
  as: 'admin',
  isState: true,
  shows: messages.title,
  play: async () => {
    have(REFUSED);
    const drafts = draftStore<object>('expense', (values): values is object => values !== null);
    const session = readSession();
    const owner = session ? draftOwner(session) : '';
    drafts.keepDraft({ owner, step: 0, values: { description: 'Receipt rolls' } });
    await userEvent.click(await screen.findByRole('button', { name: /^Actions for Expense/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: messages.openForm }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'No, Cancel' })).toHaveFocus());
    await expect(drafts.readDraft(owner)?.values).toEqual({ description: 'Receipt rolls' });
  },
});

export const NothingUnsent: Story = officeStory({
  at: paths.admin.unsent,
  as: 'admin',
  isState: true,
  shows: messages.title,
  play: async () => {
    have();
    await expect((await screen.findAllByText(messages.empty)).length).toBeGreaterThan(0);
  },
});

/** Entries encrypted with an earlier key are reported. */
export const Unreadable: Story = officeStory({
  at: paths.admin.unsent,
  as: 'admin',
  isState: true,
  shows: messages.title,
  play: async () => {
    setOutboxState({ sales: [], unreadable: 2, isDurable: true, isKnown: true });
    await waitFor(() => expect(screen.getByText(messages.unreadable(2))).toBeVisible());
  },
});

/** The slip says first that it is no ticket. */
export const Slip: Story = officeStory({
  at: recordPath(paths.admin.unsentSlip, SENT.key),
  as: 'admin',
  shows: messages.slip,
  play: async () => {
    have(SENT);
    await expect((await screen.findAllByText('Ngozi Okafor'))[0]).toBeInTheDocument();
  },
});

/** The slip of a sale that was saved meanwhile says so, and leads to its receipt. */
export const SlipOfSaved: Story = officeStory({
  at: recordPath(paths.admin.unsentSlip, SENT.key),
  as: 'admin',
  isState: true,
  pictures: [],
  shows: messages.slip,
  play: async () => {
    have();
    noteSaved({ ...SENT, state: 'discarded' }, { id: 'tk0', number: 'TK-7QF3XM-K' });
    await expect(await screen.findByText('The ticket TK-7QF3XM-K is in the books.')).toBeVisible();
    await expect(screen.getByRole('link', { name: messages.openSaved })).toHaveAttribute(
      'href',
      href(ticketOverviewPath('tk0')),
    );
    setOutboxState();
  },
});

/** That of a refused one says why, and leads to where it is put right. */
export const SlipOfRefused: Story = officeStory({
  at: recordPath(paths.admin.unsentSlip, REFUSED.key),
  as: 'admin',
  isState: true,
  pictures: [],
  shows: messages.slip,
  play: async () => {
    have(REFUSED);
    await expect(await screen.findByText('The server refused this. Enter who approves it.')).toBeVisible();
    const main = within(screen.getByRole('main'));
    await expect(main.getAllByRole('link', { name: messages.title })).toHaveLength(2);
  },
});
