import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../paths';
import { inDoubt, partlyFailed, statement, withMissing } from '../../stories/company/payments';
import { officeStory } from '../../stories/officeStory';
import { statementMessages as messages } from './statementMessages';

/** A bank statement matched with the payments to confirm. */
const meta = { title: 'Screens/Bank statement' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const STAFF = { at: paths.admin.statement, as: 'admin', shows: messages.file } as const;
const OFFICE = { at: paths.superAdmin.statement, as: 'super_admin', shows: messages.file } as const;

const choose = () =>
  userEvent.upload(
    screen.getByLabelText(messages.file, { selector: 'input' }),
    new File(['Date,Remarks,Credit'], 'statement.csv', { type: 'text/csv' }),
  );
const sees = (text: string | RegExp) => waitFor(() => expect(screen.getByText(text)).toBeVisible());
const tickOf = (number: string) => screen.findByRole('checkbox', { name: number });

/** Before a file is chosen. */
export const BeforeAFile: Story = officeStory(STAFF);

/** Clerks cannot confirm payments of their own sales. */
export const OfATerminal: Story = officeStory({
  ...STAFF,
  pictures: ['desktop--light', 'phone--light'],
  answers: { matchStatement: { data: statement } },
  isOnPhones: true,
  play: async () => {
    await choose();
    await sees('TK-7QF3XM-K');
    await expect(await tickOf('WB-CFH8DK-T')).toBeDisabled();
    await expect(screen.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  },
});

/** Ticking and confirming work by keyboard alone; a failed confirmation stays in the list with its reason. */
export const OneIsRefused: Story = officeStory({
  ...OFFICE,
  isState: true,
  answers: {
    confirmPayment: {
      status: 409,
      body: { message: 'This payment is confirmed already: by Uche Eze, 15 Jan 2025, 09:12 AM.' },
    },
  },
  play: async () => {
    await choose();
    const tick = await tickOf('TK-2HW9AD-R');
    tick.focus();
    await userEvent.keyboard(' ');
    await expect(tick).toBeChecked();
    screen.getByRole('button', { name: 'Confirm 1 payment' }).focus();
    await userEvent.keyboard('{Enter}');
    await sees('This payment is confirmed already: by Uche Eze, 15 Jan, 09:12 AM.');
    await expect(await tickOf('TK-2HW9AD-R')).toBeChecked();
  },
});

/** Confirms all permitted payments, one after the other. */
export const AllConfirmed: Story = officeStory({
  ...OFFICE,
  isState: true,
  play: async () => {
    await choose();
    await tickOf('TK-7QF3XM-K');
    await userEvent.click(screen.getByRole('button', { name: 'Tick all' }));
    await userEvent.click(screen.getByRole('button', { name: 'Confirm 3 payments' }));
    const table = within(screen.getByRole('table', { name: messages.tables.matches }));
    await waitFor(() => expect(table.getAllByText('Confirmed')).toHaveLength(3));
  },
});

/** What the bank does not call successful is listed with the bank's status and cannot be ticked. */
export const NotSuccessful: Story = officeStory({
  ...OFFICE,
  isOnPhones: true,
  answers: { matchStatement: { data: partlyFailed } },
  play: async () => {
    await choose();
    await sees('TK-2HW9AD-R');
    await expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Tick all' }));
    await expect(screen.getByRole('button', { name: 'Confirm 1 payment' })).toBeEnabled();
  },
});

/** What the statement leaves in doubt is listed with the cell that is not understood, and cannot be ticked. */
export const InDoubt: Story = officeStory({
  ...OFFICE,
  isOnPhones: true,
  answers: { matchStatement: { data: inDoubt } },
  play: async () => {
    await choose();
    const table = within(await screen.findByRole('table', { name: messages.tables.unclear }));
    await expect(table.getByText('Txn Type: TRANSFER_OUT')).toBeVisible();
    await expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Tick all' }));
    await expect(screen.getByRole('button', { name: 'Confirm 1 payment' })).toBeEnabled();
  },
});

/** Payments that were confirmed in the statement's days and that it has not are listed with who confirmed them. */
export const Missing: Story = officeStory({
  ...OFFICE,
  pictures: ['desktop--light', 'phone--light'],
  isOnPhones: true,
  answers: { matchStatement: { data: withMissing } },
  play: async () => {
    await choose();
    await sees('Confirmed, 13 Jan to 15 Jan, but not on this statement');
    const table = within(screen.getByRole('table', { name: messages.tables.missing }));
    await expect(table.getByText('TK-J2Q7HC-5')).toBeVisible();
    await expect(table.getByText(/By its seller/)).toBeVisible();
  },
});

/** The statement names no awaited payment. */
export const NothingNamed: Story = officeStory({
  ...OFFICE,
  isState: true,
  answers: {
    matchStatement: {
      data: { ...statement, matches: [], differing: [], used: [], used_count: 0, repeated: 0, unmatched: 88 },
    },
  },
  play: async () => {
    await choose();
    await sees(messages.noMatches);
  },
});

const NO_REFERENCE =
  'This file has no column for the reference. Its heading is Reference, Ref No, Session ID, Narration or Remarks.';

/** The file is no statement. */
export const Refused: Story = officeStory({
  ...OFFICE,
  pictures: [],
  isState: true,
  answers: {
    matchStatement: { status: 422, body: { message: NO_REFERENCE, errors: { file: [NO_REFERENCE] } } },
  },
  play: async () => {
    await choose();
    await sees(NO_REFERENCE);
  },
});

/** The check can be repeated. */
export const WithoutConnection: Story = officeStory({
  ...OFFICE,
  pictures: [],
  isState: true,
  answers: { matchStatement: 'offline' },
  play: async () => {
    await choose();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
});
