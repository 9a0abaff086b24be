import { WHO_FOLLOWS_UP, WHY_IT_DIFFERS } from '@motorpark/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { recordPath, paths } from '../../paths';
import { setOutboxState } from '@motorpark/api';
import {
  besideShift,
  closedShift,
  countedShift,
  drops,
  dropsTakenBack,
  found,
  evenShift,
  openShift,
  unconfirmedShift,
} from '../../stories/company/shifts';
import { officeStory } from '../../stories/officeStory';
import { messages as dropMessages } from '../drop/messages';
import { messages } from './messages';

/** The drawer of a counter, from the float to the signed report, and all drawers for the head office. */
const meta = { title: 'Screens/Till' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const TILL = { at: paths.admin.till, as: 'admin' } as const;
const CLOSE = { at: paths.admin.closeTill, as: 'admin' } as const;
const OFFICE = { at: paths.superAdmin.shifts, as: 'super_admin' } as const;

const refusal = (field: string, message: string) => ({
  status: 422,
  body: { message, errors: { [field]: [message] } },
});

/** Sales are counted, but the expected amounts are not shown. */
export const Open: Story = officeStory({ ...TILL, shows: messages.mine });

export const NotOpen: Story = officeStory({
  ...TILL,
  answers: { getMyShift: { data: null } },
  isOnPhones: true,
  shows: 'Opening float',
});

/** Nobody counted the drawer when it was last closed: what of the float was in it is asked then, and only then. */
export const NotOpenAndNotCounted: Story = officeStory({
  ...TILL,
  answers: {
    getMyShift: { data: null },
    openShift: refusal(
      'found',
      'Nobody counted this drawer when it was last closed. Enter how much of the float was in it, 0 if nothing.',
    ),
  },
  shows: 'Opening float',
  play: async () => {
    await expect(screen.queryByText('Of it found in the drawer')).toBeNull();
    await userEvent.type(screen.getByRole('textbox', { name: /^Counter/ }), 'A', { delay: 50 });
    await userEvent.type(screen.getByRole('textbox', { name: /^Opening float/ }), '20000', { delay: 50 });
    await userEvent.click(screen.getByRole('button', { name: messages.open.submit }));
    await expect(await screen.findByRole('textbox', { name: /^Of it found in the drawer/ })).toBeVisible();
  },
});

/** Less cash than the last shift left is asked about before the drawer is open; pressing Open once more says that it is so. */
export const NotOpenWithALowFloat: Story = officeStory({
  ...TILL,
  answers: {
    getMyShift: { data: null },
    openShift: refusal(
      'confirmed',
      'The last shift left ₦5,000.00 in this drawer. Count it again. If it is less, press Open again.',
    ),
  },
  pictures: [],
  shows: 'Opening float',
  play: async () => {
    await userEvent.type(screen.getByRole('textbox', { name: /^Counter/ }), 'A', { delay: 50 });
    await userEvent.type(screen.getByRole('textbox', { name: /^Opening float/ }), '4000', { delay: 50 });
    await userEvent.click(screen.getByRole('button', { name: messages.open.submit }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /^Opening float/ })).toHaveAccessibleDescription(
        /press Open again/,
      ),
    );
  },
});

/** The header shows on every screen that the till is open, and on which counter. */
export const OpenInTheHeader: Story = officeStory({
  at: paths.admin.passcode,
  as: 'admin',
  answers: { getTill: { data: { counter: 'Awka 2', opened_at: '2025-01-15T06:58:00.000Z' } } },
  isOnPhones: true,
  shows: 'Till open',
});

/** Alt+O opens the till from any screen. */
export const NotOpenInTheHeader: Story = officeStory({
  at: paths.admin.passcode,
  as: 'admin',
  answers: { getTill: { data: null }, getMyShift: { data: null } },
  isOnPhones: true,
  shows: 'No till',
  play: async () => {
    await expect(screen.getByRole('link', { name: 'No till open' })).toBeVisible();
    await userEvent.keyboard('{Alt>}o{/Alt}');
    await screen.findByText('Opening float');
  },
});

export const NotOpenWithNothingFilledIn: Story = officeStory({
  ...TILL,
  answers: { getMyShift: { data: null } },
  pictures: [],
  shows: 'Opening float',
  play: async () => {
    await userEvent.clear(screen.getByRole('textbox', { name: /^Counter/ }));
    await userEvent.click(screen.getByRole('button', { name: messages.open.submit }));
    await screen.findByText('Enter the name of the counter.');
  },
});

export const Loading: Story = officeStory({
  ...TILL,
  answers: { getMyShift: 'waiting' },
  pictures: [],
  shows: messages.list.mine,
  play: async () => {
    await waitFor(() => expect(screen.getByRole('img', { name: messages.list.loading })).toBeVisible());
  },
});

export const WithoutConnection: Story = officeStory({
  ...TILL,
  answers: { getMyShift: 'offline' },
  pictures: [],
  shows: 'Internet disconnected',
});

export const DroppingCash: Story = officeStory({
  ...TILL,
  isState: true,
  shows: messages.mine,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: messages.drop.button }));
    const dialog = within(await screen.findByRole('dialog', { name: messages.drop.title }));
    await userEvent.click(dialog.getByRole('button', { name: messages.drop.submit }));
    await dialog.findByText('Enter the amount that is dropped.');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Amount/ }), '500000');
    await dialog.findByRole('button', { name: 'Drop ₦500,000.00' });
    await userEvent.clear(dialog.getByRole('textbox', { name: /^Amount/ }));
    await dialog.findByRole('button', { name: 'Drop' });
    // A part of a colleague's name.
    await userEvent.type(dialog.getByRole('combobox', { name: /^Received by/ }), 'uch{Tab}');
    await userEvent.click(dialog.getByRole('button', { name: 'Drop' }));
    await dialog.findByText(/^Choose a colleague from the list/);
    await userEvent.type(dialog.getByRole('combobox', { name: /^Received by/ }), '{ArrowDown}{Enter}');
    await waitFor(() => expect(dialog.queryByText(/^Choose a colleague/)).not.toBeInTheDocument());
  },
});

/** A drop with a zero too many: the drop stays, and a separate entry takes it back. */
export const TakingBackADrop: Story = officeStory({
  ...TILL,
  isState: true,
  shows: messages.mine,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Take back ₦150,000/ }));
    const dialog = within(await screen.findByRole('dialog', { name: messages.takeBack.title }));
    await userEvent.click(dialog.getByRole('button', { name: 'Take back ₦150,000.00' }));
    await dialog.findByText('Please say why it is taken back.');
  },
});

const DROP = {
  note: 'Safe',
  at: '2025-01-15T07:55:00.000Z',
  takes_back: null,
  received_by: null,
  is_by_colleague: false,
  is_confirmed: false,
};

/** The mistaken drop, the entry that took it back, and the right one. */
export const WithADropTakenBack: Story = officeStory({
  ...TILL,
  answers: {
    getMyShift: {
      data: {
        ...openShift,
        drops: [
          { ...DROP, id: 'd1', amount: 500_000 },
          {
            ...DROP,
            id: 'd2',
            amount: -500_000,
            note: 'A zero too many',
            at: '2025-01-15T07:56:00.000Z',
            takes_back: 'd1',
          },
          { ...DROP, id: 'd3', amount: 50_000, at: '2025-01-15T07:57:00.000Z' },
        ],
      },
    },
  },
  shows: /Taken back: A zero too many/,
});

export const PayingAnExpense: Story = officeStory({
  ...TILL,
  isState: true,
  shows: messages.mine,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: messages.pay.button }));
    const dialog = within(await screen.findByRole('dialog', { name: messages.pay.title }));
    await userEvent.click(dialog.getByRole('button', { name: messages.pay.submit }));
    await dialog.findByText('Expense type is required');
  },
});

const TAKE_OVER = { at: recordPath(paths.admin.takeOver, 's4'), as: 'admin' } as const;

/** Another clerk counts the drawer, without seeing the expected amounts. */
export const TakingOver: Story = officeStory({
  ...TAKE_OVER,
  answers: { getShift: { data: besideShift } },
  shows: '₦1,000',
});

/** The count is stored; after the reason of the difference the drawer is theirs. */
export const TakingOverCounted: Story = officeStory({
  ...TAKE_OVER,
  answers: {
    getShift: { data: { ...countedShift, is_own: false, person: 'Uche Eze', counted_by: 'Ada Obi' } },
  },
  shows: messages.takeOver.submit,
});

/** A blind count: notes, coins, slips and transfers. */
export const Counting: Story = officeStory({
  ...CLOSE,
  isOnPhones: true,
  pictures: ['desktop--light', 'desktop--dark', 'phone--light'],
  shows: '₦1,000',
  play: async () => {
    await userEvent.type(screen.getByRole('textbox', { name: /^₦1,000/ }), '35');
    await userEvent.type(screen.getByRole('textbox', { name: /^₦500/ }), '8');
    await waitFor(() => expect(screen.getByText('₦39,000.00')).toBeVisible());
  },
});

export const CountingWhatIsNoNumber: Story = officeStory({
  ...CLOSE,
  isState: true,
  pictures: [],
  shows: '₦1,000',
  play: async () => {
    await userEvent.type(screen.getByRole('textbox', { name: /^₦1,000/ }), 'many');
    await userEvent.click(screen.getByRole('button', { name: /^Next/ }));
    await screen.findByText('Enter how many, such as 12.');
  },
});

/** A count is final, so an empty form is refused: neither Enter through all fields nor one press stores it. */
export const CountingNothing: Story = officeStory({
  ...CLOSE,
  isState: true,
  isOnPhones: true,
  pictures: [],
  shows: '₦1,000',
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: /^Next/ }));
    await screen.findByText('Enter what you counted, 0 where the drawer is empty.');
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^₦1,000/ })).toHaveFocus());
    await userEvent.type(screen.getByRole('textbox', { name: /^₦1,000/ }), '0');
    await waitFor(() => expect(screen.queryByText(/^Enter what you counted/)).not.toBeInTheDocument());
    await userEvent.clear(screen.getByRole('textbox', { name: /^₦1,000/ }));
    await userEvent.click(screen.getByRole('button', { name: /^Next/ }));
    await screen.findByText('Enter what you counted, 0 where the drawer is empty.');
  },
});

/** ₦500 are missing, so a reason is required. */
export const Short: Story = officeStory({
  ...CLOSE,
  answers: { getMyShift: { data: countedShift } },
  isOnPhones: true,
  shows: '−₦500.00',
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: messages.difference.submit }));
    await screen.findByText(WHY_IT_DIFFERS);
  },
});

export const Even: Story = officeStory({
  ...CLOSE,
  answers: { getMyShift: { data: evenShift } },
  shows: messages.difference.even,
});

/** The stored count can be viewed but not changed. Next leads back to the difference and what was typed there, with or without the reason. */
export const WhatWasCounted: Story = officeStory({
  ...CLOSE,
  answers: { getMyShift: { data: countedShift } },
  shows: '−₦500.00',
  play: async () => {
    const look = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
      await screen.findByText(messages.count.stands);
    };
    await look();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await userEvent.type(await screen.findByLabelText(/^Why it differs/), 'Change');
    await look();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await expect(await screen.findByLabelText(/^Why it differs/)).toHaveValue('Change');
    await look();
  },
});

/** An entry is not saved on the server yet: the page says so, and nothing can be counted. */
export const Unsent: Story = officeStory({
  ...CLOSE,
  isState: true,
  shows: messages.count.title,
  play: async () => {
    setOutboxState({ sales: [], unreadable: 2, isDurable: true, isKnown: true });
    await screen.findByText(messages.unsent.unreadable);
    await expect(screen.queryByRole('button', { name: /^Next/ })).toBeNull();
  },
});

export const NothingToClose: Story = officeStory({
  ...CLOSE,
  answers: { getMyShift: { data: null } },
  pictures: [],
  shows: messages.nothingOpen,
});

/** The report as it prints. */
export const Report: Story = officeStory({
  at: recordPath(paths.admin.shift, 's1'),
  as: 'admin',
  pictures: ['desktop--light', 'phone--light'],
  shows: messages.print,
});

/** The head office sees an open drawer's current state. */
export const ReportOfAnOpenShift: Story = officeStory({
  at: recordPath(paths.superAdmin.shift, 's1'),
  as: 'super_admin',
  answers: { getShift: { data: { ...openShift, is_own: false, lines: countedShift.lines } } },
  shows: messages.notClosed,
});

const FORGOTTEN = { ...openShift, is_own: false, lines: countedShift.lines };
const END = { at: recordPath(paths.superAdmin.endShift, 's1'), as: 'super_admin' } as const;

/** The head office closes a shift that a clerk left open, with a count of its own or without. */
export const EndingAShift: Story = officeStory({
  ...END,
  answers: { getShift: { data: FORGOTTEN } },
  isOnPhones: true,
  shows: messages.ending.counted,
  play: async () => {
    await userEvent.click(screen.getByRole('radio', { name: messages.ending.counted }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^₦1,000/ })).toBeVisible());
  },
});

export const EndingAShiftWithNothingSaid: Story = officeStory({
  ...END,
  isState: true,
  answers: { getShift: { data: FORGOTTEN } },
  pictures: [],
  shows: messages.ending.counted,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: messages.ending.submit }));
    await screen.findByText('Choose whether you have counted the drawer.');
    await screen.findByText('Please say why.');
  },
});

/** The head office cannot count an empty drawer by leaving all fields empty, either. */
const endingUncounted = officeStory({
  ...END,
  answers: { getShift: { data: FORGOTTEN } },
  shows: messages.ending.counted,
  play: async () => {
    await userEvent.click(screen.getByRole('radio', { name: messages.ending.counted }));
    await userEvent.type(screen.getByRole('textbox', { name: /^Why you close it/ }), 'She is ill');
    await userEvent.click(screen.getByRole('button', { name: messages.ending.submit }));
    await screen.findByText('Enter what you counted, 0 where the drawer is empty.');
  },
});
export const EndingUncounted: Story = {
  ...endingUncounted,
  parameters: { ...endingUncounted.parameters, pictures: [] },
};

/** The clerk's count is used; only the reason is required. */
export const EndingACountedShift: Story = officeStory({
  ...END,
  answers: { getShift: { data: { ...countedShift, is_own: false } } },
  shows: messages.count.stands,
});

export const EndingAClosedShift: Story = officeStory({ ...END, shows: messages.ending.isClosed });

export const Correcting: Story = officeStory({
  at: recordPath(paths.superAdmin.shift, 's1'),
  as: 'super_admin',
  answers: { getShift: { data: { ...closedShift, is_own: false } } },
  shows: messages.correction.button,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: messages.correction.button }));
    const dialog = within(await screen.findByRole('dialog', { name: messages.correction.title }));
    await userEvent.click(dialog.getByRole('button', { name: messages.correction.submit }));
    await dialog.findByText('Choose whether it was found or is missing.');
  },
});

export const ReportThatIsNotThere: Story = officeStory({
  at: recordPath(paths.admin.shift, 's9'),
  as: 'admin',
  answers: { getShift: { status: 404, body: { message: 'This shift does not exist.' } } },
  pictures: [],
  shows: 'This shift does not exist.',
});

export const OwnShifts: Story = officeStory({ at: paths.admin.shifts, as: 'admin', shows: 'Awka 1' });

/** All drawers, open and closed, with their differences. */
export const AllShifts: Story = officeStory({ ...OFFICE, shows: 'Jibowu 1' });

const DROPS = { at: paths.superAdmin.drops, as: 'super_admin' } as const;

/** Cash on its way to the bank. */
export const Drops: Story = officeStory({
  ...DROPS,
  isOnPhones: true,
  shows: 'FBN 4471902, Deposit −₦500.00',
});

/** All drops of one terminal, banked together; the bank received ₦500 less. */
export const Deposit: Story = officeStory({
  at: recordPath(paths.superAdmin.deposit, 't1'),
  as: 'super_admin',
  isOnPhones: true,
  answers: {
    getDrops: {
      data: drops
        .slice(0, 1)
        .flatMap((drop) => [{ ...drop, id: 'd7', note: 'Counted at closing', amount: 28_000 }, drop]),
      next_cursor: null,
      total: 2,
    },
  },
  shows: 'Counted at closing',
  play: async () => {
    await screen.findByText(/^Cash dropped from the drawers of Awka and not banked yet/);
    await userEvent.type(await screen.findByLabelText(/^Paid in/), '177,500');
    await expect(await screen.findByText(/−₦500.00/)).toBeVisible();
    await screen.findByRole('button', { name: 'Paid in ₦177,500.00' });
  },
});

/** An unticked drop counts as unsaved work. */
export const LeavingUnticked: Story = officeStory({
  at: recordPath(paths.superAdmin.deposit, 't1'),
  as: 'super_admin',
  isState: true,
  shows: dropMessages.deposit.submit,
  play: async () => {
    const [first] = await screen.findAllByRole('checkbox');
    if (first) await userEvent.click(first);
    await userEvent.click(screen.getByRole('link', { name: 'Trips' }));
    await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  },
});

const unsaved = officeStory({
  at: recordPath(paths.superAdmin.deposit, 't1'),
  as: 'super_admin',
  isState: true,
  answers: { depositCash: 'offline' },
  shows: dropMessages.deposit.submit,
  play: async () => {
    await userEvent.type(await screen.findByLabelText(/^Number of the slip/), '4471902');
    await userEvent.type(screen.getByLabelText(/^Paid in/), '1');
    await userEvent.type(await screen.findByLabelText(/^Why it differs/), 'Counted twice');
    await userEvent.click(screen.getByRole('button', { name: 'Paid in ₦1.00' }));
    await screen.findByText('Internet disconnected');
    await userEvent.click(screen.getByRole('link', { name: 'Trips' }));
    await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  },
});

/** Leaving after a failed save asks for confirmation too. It looks like the previous story. */
export const LeavingUnsaved: Story = { ...unsaved, parameters: { ...unsaved.parameters, pictures: [] } };

export const DepositNothing: Story = officeStory({
  at: recordPath(paths.superAdmin.deposit, 't1'),
  as: 'super_admin',
  isState: true,
  answers: { getDrops: { data: [], next_cursor: null, total: 0 } },
  pictures: [],
  shows: dropMessages.deposit.allBanked,
});

export const DropsEmpty: Story = officeStory({
  ...DROPS,
  answers: {
    getDrops: { data: [], next_cursor: null, total: 0 },
    getBanking: {
      data: {
        not_banked: { drops: 0, amount: 0, oldest_at: null },
        banked: { drops: 0, amount: 0, oldest_at: null },
        terminals: [],
        short: 0,
        over: 0,
        taken_back: { deposits: 0, amount: 0 },
      },
    },
  },
  pictures: [],
  shows: dropMessages.dropList.empty,
});

export const Banking: Story = officeStory({
  ...DROPS,
  isState: true,
  shows: 'FBN 4471902, Deposit −₦500.00',
  play: async () => {
    await userEvent.click(screen.getAllByRole('button', { name: /^Actions for/ })[0] ?? document.body);
    await userEvent.click(await screen.findByRole('menuitem', { name: dropMessages.banking.button }));
    const dialog = within(await screen.findByRole('dialog', { name: dropMessages.banking.title }));
    await userEvent.click(dialog.getByRole('button', { name: dropMessages.banking.submit }));
    await dialog.findByText('Enter the number of the slip.');
  },
});

/** A deposit that was typed wrong: its drop waits again, and both stay. */
export const TakingBackADeposit: Story = officeStory({
  ...DROPS,
  isState: true,
  isOnPhones: true,
  shows: 'FBN 4471902, Deposit −₦500.00',
  play: async () => {
    const [, ofBanked] = await screen.findAllByRole('button', { name: /^Actions for/ });
    await userEvent.click(ofBanked ?? document.body);
    await userEvent.click(await screen.findByRole('menuitem', { name: dropMessages.takeBackDeposit.button }));
    const dialog = within(await screen.findByRole('dialog', { name: dropMessages.takeBackDeposit.title }));
    await userEvent.click(dialog.getByRole('button', { name: 'Take back ₦82,000.50' }));
    await dialog.findByText('Please say why it is taken back.');
  },
});

/** Cash that somebody else found, and typed wrong, is taken back with a reason. */
export const TakingBackWhatWasFound: Story = officeStory({
  ...DROPS,
  isState: true,
  answers: {
    getDrops: {
      data: [{ ...found, may_take_back: true }],
      next_cursor: null,
      total: 1,
      counts: { 'Not banked': 1 },
    },
  },
  pictures: [],
  shows: 'Found after closing',
  play: async () => {
    const [ofFound] = await screen.findAllByRole('button', { name: /^Actions for/ });
    await userEvent.click(ofFound ?? document.body);
    await userEvent.click(await screen.findByRole('menuitem', { name: dropMessages.takeBackFound.button }));
    const dialog = within(await screen.findByRole('dialog', { name: dropMessages.takeBackFound.title }));
    await userEvent.click(dialog.getByRole('button', { name: 'Take back ₦150,000.00' }));
    await dialog.findByText('Please say why it is taken back.');
  },
});

/** What was taken back of the bank stays listed; what was paid in too long ago stays as it is. */
export const DropsOfADepositTakenBack: Story = officeStory({
  ...DROPS,
  isOnPhones: true,
  answers: {
    getDrops: { data: dropsTakenBack, next_cursor: null, total: 2, counts: { 'Not banked': 1, Banked: 1 } },
    getBanking: {
      data: {
        not_banked: { drops: 1, amount: 150_000, oldest_at: '2025-01-15T07:55:00.000Z' },
        banked: { drops: 1, amount: 150_000, oldest_at: '2024-12-10T16:20:00.000Z' },
        terminals: [],
        short: 0,
        over: 0,
        taken_back: { deposits: 1, amount: 1_500_000 },
      },
    },
  },
  shows: dropMessages.takeBackDeposit.sum,
  play: async () => {
    const [, ofBanked] = await screen.findAllByRole('button', { name: /^Actions for/ });
    await userEvent.click(ofBanked ?? document.body);
    const item = await screen.findByRole('menuitem', { name: /^Take back…/ });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await expect(item).toHaveTextContent(
      'It was paid in more than 31 days ago, and can no longer be taken back.',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(item).not.toBeInTheDocument());
  },
});

const CASH_TODAY = { at: paths.superAdmin.cashToday, as: 'super_admin' } as const;

/** The open drawers of two terminals: one is counted, the others say that nobody has counted them. */
export const CashToday: Story = officeStory({
  ...CASH_TODAY,
  isOnPhones: true,
  shows: 'Jibowu 1',
  play: async () => {
    const drawer = screen.getByRole('row', { name: /Ada Obi.*Awka 1/ });
    await expect(drawer).toHaveTextContent('₦64,500.00Not counted₦150,000.00');
    const left = screen.getByRole('row', { name: /Ada Obi.*Awka 3/ });
    await expect(left).toHaveTextContent('Closed 14 Jan, 06:10 PM₦63,111.00Not counted₦0.00');
    const total = screen.getByRole('row', { name: /Awka, total/ });
    await expect(total).toHaveTextContent('2 open drawers––₦151,111.50–₦232,000.00');
    await expect(screen.getByRole('row', { name: /All terminals/ })).toHaveTextContent('₦469,111.50');
  },
});

export const CashTodayEmpty: Story = officeStory({
  ...CASH_TODAY,
  answers: { getCashToday: { data: [] } },
  pictures: [],
  shows: dropMessages.cashToday.empty,
});

/** The shifts that a row of the differences sums up. */
export const ShiftsOfOneCashier: Story = officeStory({
  ...OFFICE,
  at: `${paths.superAdmin.shifts}?person=a1&status=Closed`,
  answers: { getShifts: { data: [closedShift], next_cursor: null, total: 1, counts: { Closed: 1 } } },
  shows: 'Only shifts of Ada Obi.',
});

export const AllShiftsEmpty: Story = officeStory({
  ...OFFICE,
  answers: { getShifts: { data: [], next_cursor: null, total: 0 } },
  pictures: [],
  shows: messages.list.empty,
});

export const AllShiftsLoading: Story = officeStory({
  ...OFFICE,
  answers: { getShifts: 'waiting' },
  pictures: [],
  shows: messages.list.loading,
});

export const AllShiftsWithoutConnection: Story = officeStory({
  ...OFFICE,
  answers: { getShifts: 'offline' },
  pictures: [],
  shows: 'Internet disconnected',
});

/** Nothing differs, but the payment of one transfer is not confirmed: it is listed, and a reason is required. */
export const ClosingWithSomethingUnconfirmed: Story = officeStory({
  ...CLOSE,
  isState: true,
  answers: { getMyShift: { data: unconfirmedShift } },
  shows: messages.unconfirmed.title,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: messages.difference.submit }));
    await waitFor(() => expect(screen.getByText(WHO_FOLLOWS_UP)).toBeVisible());
  },
});
