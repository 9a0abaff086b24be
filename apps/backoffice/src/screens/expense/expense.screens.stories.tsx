import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { recordPath, paths } from '../../paths';
import { rejectedExpense, tyres } from '../../stories/company/money';
import { officeStory } from '../../stories/officeStory';

/** The expenses of terminals, and the decisions of super admins. */
const meta = { title: 'Screens/Expenses' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const LIST = { at: paths.admin.expenses, as: 'admin' } as const;
const FORM = { at: paths.admin.editExpense, as: 'admin' } as const;

export const List: Story = officeStory({
  ...LIST,
  pictures: ['desktop--light', 'phone--light'],
  shows: 'Tyre replacement',
});

export const ListEmpty: Story = officeStory({
  ...LIST,
  answers: { getExpenses: { data: [] } },
  pictures: [],
  shows: 'No Expense found',
});

export const ListLoading: Story = officeStory({
  ...LIST,
  answers: { getExpenses: 'waiting' },
  pictures: [],
  shows: 'Loading the expenses…',
});

export const ListWithoutConnection: Story = officeStory({
  ...LIST,
  answers: { getExpenses: 'offline' },
  pictures: [],
  shows: 'Internet disconnected',
});

/** Samples, marked as such. */
export const ListOnCoreServer: Story = officeStory({ ...LIST, server: 'core', shows: 'Stationery' });

/** A sample is deleted on this machine only. */
export const DeletingOnCoreServer: Story = officeStory({
  ...LIST,
  server: 'core',
  pictures: [],
  shows: 'Stationery',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Actions for Stationery/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await screen.findByText(
      /This action cannot be undone; all data associated with this tracked expense will also be removed\./,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Yes, Delete' }));
    await screen.findByText('Expense deleted successfully');
    await waitFor(() => expect(screen.queryByText('Stationery')).toBeNull());
  },
});

export const Deleting: Story = officeStory({
  ...LIST,
  isState: true,
  shows: 'Tyre replacement',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Actions for Tyre replacement/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this expense?' });
  },
});

export const Adding: Story = officeStory({
  ...FORM,
  pictures: ['desktop--light', 'phone--light'],
  shows: 'Approving Officer',
});

export const AddingWithNothingFilledIn: Story = officeStory({
  ...FORM,
  isState: true,
  pictures: [],
  shows: 'Approving Officer',
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Add Expense' }));
    await screen.findByText('Description is required');
  },
});

export const Editing: Story = officeStory({
  ...FORM,
  at: recordPath(paths.admin.editExpense, 'e2'),
  shows: 'Two tyres for ANB 482 XA',
});

/** The expense was decided meanwhile. */
export const EditingTooLate: Story = officeStory({
  ...FORM,
  isState: true,
  at: recordPath(paths.admin.editExpense, 'e1'),
  shows: 'This expense is Approved.',
});

/** The super admin's list, with an expense open for a decision. */
export const Deciding: Story = officeStory({
  isState: true,
  at: paths.superAdmin.expenses,
  as: 'super_admin',
  shows: 'Tyre replacement',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Tyre replacement' }));
    await expect(await screen.findByRole('button', { name: 'Approve' })).not.toHaveFocus();
    await expect(screen.getByRole('button', { name: 'Reject…' })).not.toHaveFocus();
  },
});

/** Whoever rejects one says why. */
export const Rejecting: Story = officeStory({
  isState: true,
  at: paths.superAdmin.expenses,
  as: 'super_admin',
  isOnPhones: true,
  shows: 'Tyre replacement',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Tyre replacement' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Reject…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Reject' });
    await expect(within(dialog).getByLabelText(/^Reason/)).toHaveFocus();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
    await within(dialog).findByText('Please say why.');
  },
});

/** Whoever entered it reads why it was rejected. */
export const WhyItIsRejected: Story = officeStory({
  ...LIST,
  answers: { getExpense: rejectedExpense },
  isState: true,
  isOnPhones: true,
  shows: 'Office supplies',
  play: async () => {
    await userEvent.click(await screen.findByText('Office supplies'));
    await screen.findByText('Why it is rejected');
    await screen.findByRole('list', { name: /^History of the expense/ });
  },
});

/** An expense paid from a colleague's drawer can only be taken back by the colleague; the menu says so. */
const ofAnotherDrawer = officeStory({
  ...LIST,
  answers: {
    getExpenses: {
      data: [{ ...tyres, drawer: { person: 'Uche Eze', is_own: false, is_counted: false } }],
    },
  },
  shows: 'Tyre replacement',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Actions for Tyre replacement/ }));
    const remove = await screen.findByRole('menuitem', { name: /^Delete/ });
    await expect(remove).toHaveAttribute('aria-disabled', 'true');
    await expect(remove).toHaveTextContent('The drawer of Uche Eze has paid it.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(remove).not.toBeInTheDocument());
    await userEvent.click(screen.getByText('Tyre replacement'));
    await screen.findByText('Cash from the drawer of Uche Eze');
    await userEvent.keyboard('{Escape}');
  },
});
export const OfAnotherDrawer: Story = {
  ...ofAnotherDrawer,
  parameters: { ...ofAnotherDrawer.parameters, pictures: [] },
};

/** A decided expense is deleted with a reason, which stays on record. */
export const DeletingADecidedOne: Story = officeStory({
  at: paths.superAdmin.expenses,
  as: 'super_admin',
  isState: true,
  shows: 'Diesel',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Actions for Diesel/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await screen.findByRole('dialog', { name: 'Are you sure you want to delete this expense?' });
    await userEvent.click(screen.getByRole('button', { name: 'Yes, Delete' }));
    await screen.findByText('Please say why.');
  },
});

/** A user who set the amount cannot decide on it; the menu says so. */
export const NotTheirsToDecide: Story = officeStory({
  at: paths.superAdmin.expenses,
  as: 'super_admin',
  answers: { getExpenses: { data: [{ ...tyres, is_own_amount: true }] } },
  isOnPhones: true,
  shows: 'Tyre replacement',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Actions for Tyre replacement/ }));
    const approve = await screen.findByRole('menuitem', { name: /^Approved/ });
    await expect(approve).toHaveAttribute('aria-disabled', 'true');
    await expect(approve).toHaveTextContent('You changed the amount of this expense.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(approve).not.toBeInTheDocument());
  },
});
