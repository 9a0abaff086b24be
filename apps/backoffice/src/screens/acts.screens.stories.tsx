import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { paths, recordPath, ticketOverviewPath, waybillOverviewPath } from '../paths';
import { manifest } from '../stories/company/departures';
import { boardedSale, tyres } from '../stories/company/money';
import { VOIDED, oneTicket, voidTicket } from '../stories/company/oneTicket';
import { oneWaybill } from '../stories/company/oneWaybill';
import { closedShift, openShift } from '../stories/company/shifts';
import { tickets, waybills } from '../stories/company/travel';
import { tripToOwerri } from '../stories/company/trips';
import type { Answers, Trouble } from '../stories/mockServer';
import { officeStory } from '../stories/officeStory';
import { messages } from './till/messages';

/** After each act a page shows what the act has answered, however long it takes until the record is read again: in these stories it never is. */
const meta = { title: 'Screens/Acts' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

interface Act extends Pick<Parameters<typeof officeStory>[0], 'at' | 'as' | 'shows' | 'pictures'> {
  /** The answers: `read` ends with the act, whose answer is given by `write`. */
  answers: (
    read: <Answer>(answer: Answer) => () => Answer | Trouble,
    write: <Answer>(answer: Answer) => () => Answer,
  ) => Answers;
  /** Does it, and checks what the page shows. */
  act: () => Promise<void>;
}

function afterAct({ answers, act, pictures = [], ...page }: Act): Story {
  let isDone = false;
  const story = officeStory({
    ...page,
    isState: true,
    pictures,
    answers: answers(
      (answer) => () => (isDone ? 'waiting' : answer),
      (answer) => () => {
        isDone = true;
        return answer;
      },
    ),
    play: act,
  });
  return {
    ...story,
    async beforeEach(context) {
      // Not at the end: what is read again while the picture is taken still waits.
      isDone = false;
      return story.beforeEach(context);
    },
  };
}

const TICKET = { at: ticketOverviewPath('tk0'), as: 'admin', shows: 'Reschedule' } as const;
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));
const isGone = async (name: string) =>
  waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
const status = async (name: string) => {
  const main = within(screen.getByRole('main'));
  await waitFor(() => expect(main.getAllByText(name)[0]).toBeVisible());
};

/** The button has the focus, and prints only once the ticket is read again. */
async function waitsToPrint() {
  const print = screen.getByRole('button', { name: 'Save & Print' });
  await waitFor(() => expect(print).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(print).toHaveAttribute('aria-busy', 'true'));
}

const refunded = voidTicket().data;

/** A refunded ticket is void at once: nobody prints a copy of it as a valid one. */
export const RefundingATicket: Story = afterAct({
  ...TICKET,
  pictures: ['desktop--light'],
  answers: (read, write) => ({
    getTicket: read(oneTicket()),
    refundTicket: write({
      data: { ...refunded, payment_information: { ...refunded.payment_information, refunded: 33_300 } },
    }),
  }),
  async act() {
    await press('Refund');
    await screen.findByText(/^Why\?/);
    const dialog = await dialogOf('Refund ticket');
    await userEvent.type(dialog.getByLabelText(/^Why\?/), 'Ill');
    await userEvent.click(dialog.getByRole('button', { name: 'Refund' }));
    await screen.findByText('It is not valid any more. ₦33,300.00 of its money was handed back.');
    await waitsToPrint();
  },
});

const { data: ticket } = oneTicket();

/** A ticket that was moved shows its new bus at once, and that is what prints. */
export const ReschedulingATicket: Story = afterAct({
  ...TICKET,
  answers: (read, write) => ({
    getTicket: read(oneTicket()),
    rescheduleTicket: write({
      data: {
        ...ticket,
        trip_information: { ...ticket.trip_information, vehicle_number: 'KJA 77 XY' },
      },
    }),
  }),
  async act() {
    await press('Reschedule');
    await screen.findByText(/^Why\?/);
    const dialog = await dialogOf('Reschedule ticket');
    const trips = await dialog.findByRole('combobox', { name: /^New trip/ });
    // As fast as a hand: what comes faster and ends with Enter is taken for a scan.
    await userEvent.type(trips, 'tomorrow', { delay: 50 });
    await screen.findByRole('option', { name: /tomorrow/ });
    await userEvent.keyboard('{Enter}');
    for (const seat of [1, 2])
      await userEvent.click(await dialog.findByRole('button', { name: `Seat ${seat}, Available` }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Payment method/ }), 'Cash');
    await userEvent.type(dialog.getByLabelText(/^Why\?/), 'Ill');
    await userEvent.click(dialog.getByRole('button', { name: 'Reschedule' }));
    await status('KJA 77 XY');
    await expect(screen.queryByText('ANB 482 XA')).toBeNull();
    await waitsToPrint();
  },
});

export const BoardingATicket: Story = afterAct({
  ...TICKET,
  answers: (read, write) => ({
    getTicket: read(oneTicket()),
    ...(tickets[0] && { ticketStatus: write({ data: { ...tickets[0], status: 'Boarded' } }) }),
  }),
  async act() {
    await press('Set Boarded');
    await isGone('Set Boarded');
    await status('Boarded');
  },
});

const fromLagos = oneWaybill().data;
const comes = {
  ...fromLagos,
  sender_info: { ...fromLagos.sender_info, origin_terminal_name: 'Lagos', original_terminal: 'Lagos' },
  receiver_info: { ...fromLagos.receiver_info, destination_terminal_name: 'Awka' },
};

export const ReceivingAParcel: Story = afterAct({
  at: waybillOverviewPath('wb0'),
  as: 'admin',
  shows: 'Set Delivered',
  answers: (read, write) => ({
    getWaybill: read({ data: comes }),
    ...(waybills[0] && { waybillStatus: write({ data: { ...waybills[0], status: 'Delivered' } }) }),
  }),
  async act() {
    await press('Set Delivered');
    await isGone('Set Delivered');
    await status('Delivered');
  },
});

/** The page of an operation shows that its ticket is void as soon as it is deleted there. */
export const DeletingFromTheLedger: Story = afterAct({
  at: recordPath(paths.superAdmin.operation, 'o1'),
  as: 'super_admin',
  shows: 'Delete ticket…',
  answers: (read, write) => ({
    getOperation: read(boardedSale),
    getTicket: read(oneTicket('Boarded')),
    ...(tickets[0] && { deleteTicket: write({ data: { ...tickets[0], voided: VOIDED } }) }),
  }),
  async act() {
    await press('Delete ticket…');
    const dialog = within(await screen.findByRole('dialog', { name: /^Are you sure/ }));
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Ill');
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, Delete' }));
    await screen.findByText('This ticket is void');
    await isGone('Delete ticket…');
  },
});

/** A bus that leaves is on its way at once, on each of its screens. */
export const LettingABusLeave: Story = afterAct({
  at: recordPath(paths.admin.boarding, 'tr8'),
  as: 'admin',
  shows: 'Leave',
  answers: (read, write) => ({
    getManifest: read({ data: manifest }),
    getTrip: read({ data: tripToOwerri }),
    tripStatus: write({ data: { ...tripToOwerri, status: 'En-route' } }),
  }),
  async act() {
    await press('Leave');
    await isGone('Leave');
    await status('En-route');
  },
});

export const ConfirmingACount: Story = afterAct({
  at: recordPath(paths.superAdmin.shift, 's1'),
  as: 'super_admin',
  shows: messages.without.confirm,
  answers: (read, write) => ({
    getShift: read({ data: { ...closedShift, is_own: false, may_confirm: true } }),
    confirmCount: write({ data: { ...closedShift, is_own: false } }),
  }),
  async act() {
    await press(messages.without.confirm);
    await isGone(messages.without.confirm);
  },
});

/** A drawer that was opened is there at once: nobody opens it a second time. */
export const OpeningATill: Story = afterAct({
  at: paths.admin.till,
  as: 'admin',
  shows: 'Opening float',
  answers: (read, write) => ({ getMyShift: read({ data: null }), openShift: write({ data: openShift }) }),
  async act() {
    await userEvent.type(screen.getByRole('textbox', { name: /^Counter/ }), 'A', { delay: 50 });
    await userEvent.type(screen.getByRole('textbox', { name: /^Opening float/ }), '20000', { delay: 50 });
    await press(messages.open.submit);
    await screen.findByRole('heading', { name: messages.mine });
  },
});

export const ApprovingAnExpense: Story = afterAct({
  at: paths.superAdmin.expenses,
  as: 'super_admin',
  shows: 'Tyre replacement',
  answers: (read, write) => ({
    getExpenses: read({ data: [tyres] }),
    getExpense: read({ data: tyres }),
    expenseStatus: write({ data: { ...tyres, status: 'Approved' } }),
  }),
  async act() {
    await press('Tyre replacement');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Approve' }));
    await dialog.findByText('Approved');
    await expect(dialog.queryByRole('button', { name: 'Approve' })).toBeNull();
  },
});
