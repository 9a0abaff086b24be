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
    details: 'Awka 1, Emeka Obi',
    amount: 150_000,
    shift_id: 's2',
    operation_id: null,
    why_not_bank: why,
  }));

/** Dropped cash is confirmed and banked in its row. */
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
