import { whyNotWitnessed } from '@motorpark/domain';
import type { WireShift } from '@motorpark/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { paths, recordPath } from '../../paths';
import { closedShift, countedShift, evenShift, openShift } from '../../stories/company/shifts';
import { officeStory } from '../../stories/officeStory';
import { messages } from './messages';

/** A drawer that a colleague counts: its clerk confirms the count, or everybody sees that it was made without them. */
const meta = { title: 'Screens/Handover' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Uche's drawer, as Ada has counted it. */
const uches: WireShift = {
  ...countedShift,
  id: 's4',
  person: 'Uche Eze',
  is_own: false,
  counter: 'Awka 1',
  counted_by: 'Ada Obi',
  is_witnessed: false,
};

/** Ada's drawer, as Uche has counted it. */
const adas: WireShift = { ...countedShift, counted_by: 'Uche Eze', is_witnessed: false };

const adasClosed: WireShift = {
  ...closedShift,
  counted_by: 'Uche Eze',
  closed_by: 'Uche Eze',
  taken_over_by: 'Uche Eze',
  is_witnessed: false,
  reason: 'She was called away',
  history: [
    { kind: 'created', by: 'Ada Obi', terminal: 'Awka', at: '2025-01-15T05:40:00.000Z' },
    {
      kind: 'status',
      from_status: 'Open',
      to_status: 'Counted',
      by: 'Uche Eze',
      terminal: 'Awka',
      at: '2025-01-15T08:20:00.000Z',
    },
    {
      kind: 'status',
      from_status: 'Counted',
      to_status: 'Closed',
      reason: 'She was called away',
      by: 'Uche Eze',
      terminal: 'Awka',
      at: '2025-01-15T08:24:00.000Z',
    },
  ],
};

const TAKE_OVER = { at: recordPath(paths.admin.takeOver, 's4'), as: 'admin' } as const;
const TILL = { at: paths.admin.till, as: 'admin' } as const;
const REASON = /^Why Uche Eze has not confirmed it/;

const pressTakeOver = () => userEvent.click(screen.getByRole('button', { name: messages.takeOver.submit }));
const typeSecret = async (secret: string) =>
  userEvent.type(await screen.findByLabelText(messages.witness.secret('Uche Eze')), secret);

/** Until a colleague has counted the drawer, nothing says what left it. */
export const NotCountedYet: Story = officeStory({
  ...TAKE_OVER,
  answers: {
    getShift: {
      data: { ...openShift, id: 's4', person: 'Uche Eze', is_own: false, drops: [], payments: [] },
    },
  },
  pictures: [],
  shows: 'The drawer',
  play: async () => {
    await waitFor(() => expect(screen.getAllByText(messages.notCountedYet)).toHaveLength(2));
  },
});

/** The cash of a drawer that was taken over was no float: none is proposed. */
export const ClosingWhatWasTakenOver: Story = officeStory({
  at: paths.admin.closeTill,
  as: 'admin',
  isState: true,
  answers: { getMyShift: { data: { ...countedShift, taken_over_from: 'Uche Eze' } } },
  pictures: [],
  shows: 'Stays in the drawer',
  play: async () => {
    await expect(screen.getByRole('textbox', { name: /^Stays in the drawer/ })).toHaveValue('0');
  },
});

/** Its clerk confirms the count, or the colleague says why not. */
export const WithoutItsClerk: Story = officeStory({
  ...TAKE_OVER,
  isOnPhones: true,
  answers: { getShift: { data: uches } },
  shows: messages.witness.lead('Uche Eze'),
  play: async () => {
    await pressTakeOver();
    await screen.findByText(whyNotWitnessed('Uche Eze'));
  },
});

/** Once the clerk types, only the difference is asked for. A wrong PIN takes nothing over. */
export const WrongPin: Story = officeStory({
  ...TAKE_OVER,
  isState: true,
  answers: {
    getShift: { data: uches },
    witnessCount: {
      status: 422,
      body: { message: 'This PIN is wrong.', errors: { secret: ['This PIN is wrong.'] } },
    },
  },
  pictures: [],
  shows: messages.witness.lead('Uche Eze'),
  play: async () => {
    await expect(screen.getByRole('textbox', { name: REASON })).toBeVisible();
    await typeSecret('402918');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: REASON })).toBeNull());
    await userEvent.type(screen.getByRole('textbox', { name: /^Why it differs/ }), 'Change');
    await pressTakeOver();
    await waitFor(() =>
      expect(screen.getByLabelText(messages.witness.secret('Uche Eze'))).toHaveAccessibleDescription(
        /This PIN is wrong/,
      ),
    );
  },
});

/** The count is confirmed and nothing differs, so nothing is asked. */
export const Confirmed: Story = officeStory({
  ...TAKE_OVER,
  isState: true,
  answers: {
    getShift: { data: { ...uches, lines: evenShift.lines, notes: evenShift.notes, is_witnessed: true } },
  },
  shows: messages.witness.confirmed('Uche Eze'),
  play: async () => {
    await expect(screen.queryByRole('textbox')).toBeNull();
  },
});

/** The clerk comes back and finds their drawer counted. */
export const OwnDrawerCounted: Story = officeStory({
  ...TILL,
  answers: { getMyShift: { data: adas } },
  shows: messages.without.you('Uche Eze', 'Awka 2'),
});

/** They can still close it; the count stays marked. */
export const ClosingOwnDrawerCounted: Story = officeStory({
  at: paths.admin.closeTill,
  as: 'admin',
  isState: true,
  answers: { getMyShift: { data: adas } },
  shows: messages.without.you('Uche Eze', 'Awka 2'),
});

/** The drawer was taken over meanwhile: the till says so until the clerk opens the next one. */
export const OwnDrawerTakenOver: Story = officeStory({
  ...TILL,
  answers: {
    getMyShift: { data: null },
    getShifts: { data: [adasClosed], next_cursor: null, total: 1 },
  },
  isOnPhones: true,
  shows: messages.without.you('Uche Eze', 'Awka 2'),
});

export const OwnShiftsMarked: Story = officeStory({
  at: paths.admin.shifts,
  as: 'admin',
  answers: {
    getShifts: { data: [adasClosed, closedShift], next_cursor: null, total: 2, counts: { Closed: 2 } },
  },
  shows: /counted without Ada Obi/,
});

/** The head office sees in its list which differences are disputed. */
export const AllShiftsMarked: Story = officeStory({
  at: paths.superAdmin.shifts,
  as: 'super_admin',
  isOnPhones: true,
  answers: {
    getShifts: {
      data: [uches, { ...adasClosed, is_own: false }, { ...closedShift, id: 's5', is_own: false }],
      next_cursor: null,
      total: 3,
      counts: { Open: 0, Counted: 1, Closed: 2 },
    },
  },
  shows: /counted without Ada Obi/,
});

/** A drawer that is counted and not taken over yet, at the head office. */
export const CountedForTheOffice: Story = officeStory({
  at: recordPath(paths.superAdmin.shift, 's4'),
  as: 'super_admin',
  isState: true,
  answers: { getShift: { data: uches } },
  shows: messages.without.owner('Ada Obi', 'Uche Eze'),
});

/** The report of a drawer that was counted without its clerk. */
export const ReportMarked: Story = officeStory({
  at: recordPath(paths.superAdmin.shift, 's1'),
  as: 'super_admin',
  isState: true,
  answers: { getShift: { data: { ...adasClosed, is_own: false } } },
  shows: 'Counted without',
});

/** A super admin, or its clerk, confirms the count that somebody else made. */
export const ConfirmingACount: Story = officeStory({
  at: recordPath(paths.superAdmin.shift, 's1'),
  as: 'super_admin',
  pictures: [],
  answers: { getShift: { data: { ...adasClosed, is_own: false, may_confirm: true } } },
  shows: messages.without.confirm,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: messages.without.confirm }));
    await screen.findByText(messages.without.confirmed);
  },
});
