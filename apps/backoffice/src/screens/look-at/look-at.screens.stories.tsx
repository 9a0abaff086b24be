import type { Meta, StoryObj } from '@storybook/react-vite';
import type { WireLookAt } from '@motorpark/api';
import { expect, screen, userEvent, within } from 'storybook/test';
import { paths } from '../../paths';
import { officeStory } from '../../stories/officeStory';
import { NO_DIFFERENCES, closedShift, lookAt } from '../../stories/company/shifts';
import { messages } from './messages';

/** What the head office looks at, of all kinds. */
const meta = { title: 'Screens/To look at' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const LOOK_AT = { at: paths.superAdmin.lookAt, as: 'super_admin' } as const;

/** Each row leads to where it is settled, and the menu says how many there are. */
export const ToLookAt: Story = officeStory({
  ...LOOK_AT,
  isOnPhones: true,
  answers: {
    getLookAt: {
      data: lookAt,
      next_cursor: null,
      total: lookAt.length,
      counts: { 'Short or over': 1, 'Not banked in time': 1, 'No till open': 1, Discarded: 1 },
    },
  },
  shows: 'Uche Eze',
  play: async () => {
    const linkOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    await expect(linkOf('See its line')).toBe('#/super-admin/operation-history/view?id=x2');
    const menu = within(screen.getByRole('navigation', { name: 'Main menu' }));
    await expect(await menu.findByRole('link', { name: /To look at\s*4/ })).toBeVisible();
  },
});

const ofDrops = (why: string | null): WireLookAt[] =>
  (['Receipt not confirmed', 'Not banked in time'] as const).map((kind) => ({
    id: kind,
    kind,
    at: '2025-01-10T17:00:00.000Z',
    terminal: 'Awka',
    person: 'Uche Eze',
    is_own: false,
    details: 'Awka 1, Emeka Obi',
    amount: 150_000,
    shift_id: 's2',
    operation_id: null,
    why_not_bank: why,
  }));

/** Dropped cash is confirmed, once asked, and banked in its row. */
export const Settled: Story = officeStory({
  ...LOOK_AT,
  answers: {
    getLookAt: { data: ofDrops(null), next_cursor: null, total: 2 },
    receiveDrop: { data: closedShift },
  },
  pictures: [],
  shows: 'Mark as banked',
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Confirm the receipt' }));
    const question = within(await screen.findByRole('alertdialog', { name: /^Was ₦.* received\?$/ }));
    await userEvent.click(question.getByRole('button', { name: 'Yes, Confirm' }));
    await screen.findByText('The receipt is confirmed.');
    await userEvent.click(screen.getByRole('button', { name: 'Mark as banked' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mark as banked' }));
    await userEvent.type(dialog.getByRole('textbox'), 'FBN 4471');
    await userEvent.click(dialog.getByRole('button', { name: 'Banked' }));
    await screen.findByText('The drop is banked.');
  },
});

/** Whoever has had the cash in hand settles nothing; the drops of that day say why. */
export const OwnCash: Story = officeStory({
  ...LOOK_AT,
  answers: {
    getLookAt: {
      data: ofDrops('You have received this cash. Somebody else banks it.'),
      next_cursor: null,
      total: 2,
    },
  },
  pictures: [],
  shows: 'Mark as banked',
  play: async () => {
    await expect(screen.getByRole('link', { name: 'Mark as banked' }).getAttribute('href')).toBe(
      '#/super-admin/shifts/drops?status=Not+banked&period=custom&from=2025-01-10&to=2025-01-10',
    );
  },
});

/** Shortages and surpluses are listed separately. The former address of the differences leads here. */
export const DifferencesByPerson: Story = officeStory({
  at: paths.superAdmin.differences,
  as: 'super_admin',
  shows: '₦1,500.00',
});

const weekOf = (week: string, short: number) => ({
  person_id: null,
  person: null,
  terminal_id: null,
  terminal: null,
  week,
  shifts: 41,
  differing: 3,
  uncounted: 1,
  uncounted_cash: 0,
  ...NO_DIFFERENCES,
  short,
  over: 500,
});

/** The same by week, newest first. */
export const DifferencesByWeek: Story = officeStory({
  ...LOOK_AT,
  at: `${paths.superAdmin.lookAt}?by=week`,
  isOnPhones: true,
  answers: { getDifferences: { data: [weekOf('2025-01-13', 1_500), weekOf('2025-01-06', 0)] } },
  shows: 'Week of 13 Jan',
});

export const DifferencesByPersonAndWeek: Story = officeStory({
  ...LOOK_AT,
  at: `${paths.superAdmin.lookAt}?by=personAndWeek`,
  answers: {
    getDifferences: {
      data: [
        {
          ...weekOf('2025-01-13', 1_500),
          person_id: 'p1',
          person: 'Ada Obi',
          terminal: 'Awka',
          terminal_id: 't1',
        },
      ],
    },
  },
  pictures: [],
  shows: 'Week of 13 Jan',
});

export const DifferencesByPersonEmpty: Story = officeStory({
  ...LOOK_AT,
  at: `${paths.superAdmin.lookAt}?by=person`,
  answers: { getDifferences: { data: [] } },
  pictures: [],
  shows: messages.differences.empty,
});

/** The former address of the discarded entries leads to the list of them. */
export const FormerAddress: Story = officeStory({
  at: paths.superAdmin.discards,
  as: 'super_admin',
  pictures: [],
  shows: messages.lead,
});

export const Empty: Story = officeStory({
  ...LOOK_AT,
  isState: true,
  answers: { getLookAt: { data: [], next_cursor: null, total: 0 } },
  pictures: [],
  shows: messages.empty,
});

const ofTransfers = (isOwn: boolean): WireLookAt[] =>
  (['To give back', 'Return not confirmed'] as const).map((kind) => ({
    id: kind,
    kind,
    at: '2025-01-14T17:00:00.000Z',
    terminal: 'Awka',
    person: kind === 'To give back' ? 'Ada Obi' : 'Emeka Obi',
    is_own: isOwn,
    details:
      kind === 'To give back'
        ? 'Ticket TK-7Q2M4H-9, Chinedu Obi 0123456789 GTBank'
        : 'Ticket TK-3C8N5W-2, Ngozi Eze 2222222222 UBA, FT 7741',
    amount: kind === 'To give back' ? 20_000 : -18_500,
    shift_id: null,
    operation_id: 'x2',
    why_not_bank: null,
  }));

const OF_TRANSFERS = (isOwn: boolean) => ({
  getLookAt: { data: ofTransfers(isOwn), next_cursor: null, total: 2 },
  getReturnable: {
    data: [
      {
        id: 'm1',
        amount: 18_500,
        sender: 'Chinedu Obi 0123456789 GTBank',
        paid_at: '2025-01-14T16:40:00.000Z',
        most: 18_500,
      },
      {
        id: 'm2',
        amount: 20_000,
        sender: 'Amaka Eze 2222222222 UBA',
        paid_at: '2025-01-14T16:52:00.000Z',
        most: 20_000,
      },
    ],
  },
  returnTransfer: { data: [] },
  answerReturn: { data: [] },
});

/** A transfer that pays for nothing is recorded as sent back to the account it came from. */
export const SentBack: Story = officeStory({
  ...LOOK_AT,
  answers: OF_TRANSFERS(false),
  pictures: [],
  shows: messages.sendBack.button,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: messages.sendBack.button }));
    const dialog = within(await screen.findByRole('dialog', { name: messages.sendBack.title }));
    await expect(dialog.getByRole('textbox', { name: 'Sent to' })).toHaveValue(
      'Chinedu Obi 0123456789 GTBank',
    );
    await userEvent.selectOptions(dialog.getByRole('combobox'), 'm2');
    await expect(dialog.getByRole('textbox', { name: 'Sent to' })).toHaveValue('Amaka Eze 2222222222 UBA');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reference of the bank' }), 'FT 7742');
  },
});

/** A second person confirms it. */
export const ReturnConfirmed: Story = officeStory({
  ...LOOK_AT,
  answers: OF_TRANSFERS(false),
  pictures: [],
  shows: messages.answer.button,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: messages.answer.button }));
    const dialog = within(await screen.findByRole('dialog', { name: messages.answer.title }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Sent' }));
    await userEvent.click(dialog.getByRole('button', { name: messages.answer.submit }));
    await screen.findByText(messages.answer.done);
  },
});

/** Whoever recorded it has a colleague confirm it, with their own PIN or passcode. */
export const ReturnOfOneself: Story = officeStory({
  ...LOOK_AT,
  answers: OF_TRANSFERS(true),
  pictures: [],
  shows: messages.answer.button,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: messages.answer.button }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Consent of a colleague' }));
    await userEvent.type(
      dialog.getByRole('textbox', { name: 'E-mail of the colleague' }),
      'ngozi@company.example',
    );
    await userEvent.type(dialog.getByLabelText('Their PIN or passcode'), 'Passcode#1');
    await userEvent.click(dialog.getByRole('button', { name: messages.answer.submit }));
    await screen.findByText(messages.answer.done);
  },
});
