import type { WireOf, ticketTermsCodec } from '@motorpark/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { editTicketPath, ticketOverviewPath } from '../../paths';
import { companyRow } from '../../stories/company/company';
import { TICKET_TERMS, oneTicket, unseatedTicket, voidTicket } from '../../stories/company/oneTicket';
import { officeStory } from '../../stories/officeStory';

/** Changes of a sold ticket: another departure, or a refund. */
const meta = { title: 'Screens/Ticket changes' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const withTerms = (terms: WireOf<typeof ticketTermsCodec> = TICKET_TERMS) => ({
  getTicket: { data: { ...oneTicket().data, terms } },
});

const overview = { at: ticketOverviewPath('tk0'), as: 'admin', isState: true, shows: 'Reschedule' } as const;

async function open(action: string) {
  await userEvent.click(screen.getByRole('button', { name: action }));
  // The form is a separate dialog, which replaces the one that loads the rules.
  await screen.findByText(/^Why\?/);
  return within(screen.getByRole('dialog', { name: `${action} ticket` }));
}

/** Finds tomorrow's trip of the same route by typing; Enter takes it. */
async function takeTomorrows(trips: HTMLElement) {
  // As fast as a hand: what comes faster and ends with Enter is taken for a scan.
  await userEvent.type(trips, 'tomorrow', { delay: 50 });
  await screen.findByRole('option', { name: /tomorrow/ });
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(trips).toHaveDisplayValue(/tomorrow/));
}

/** A move to two seats of tomorrow's coach, which cost ₦500 more each. The amount to collect is shown before it is confirmed. */
export const Rescheduling: Story = officeStory({
  ...overview,
  isOnPhones: true,
  answers: withTerms(),
  play: async () => {
    const dialog = await open('Reschedule');
    const trips = await dialog.findByRole('combobox', { name: /^New trip/ });
    await takeTomorrows(trips);
    for (const seat of [1, 2]) {
      await userEvent.click(await dialog.findByRole('button', { name: `Seat ${seat}, Available` }));
    }
    await waitFor(() => expect(dialog.getByText('Collect ₦2,000.00')).toBeVisible());
    await expect(
      dialog.getByText('Difference of fare ₦1,000.00, fee for rescheduling ₦1,000.00.'),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Reschedule' }));
    await waitFor(() => expect(dialog.getByText('Please say why.')).toBeVisible());
  },
});

/** A ticket with which a child on another one travels: the form warns that both must be on the same bus. */
const withChild = officeStory({
  ...overview,
  answers: {
    getTicket: { data: { ...oneTicket().data, terms: TICKET_TERMS, accompanies: ['TK-5NP8WZ-4'] } },
  },
  play: async () => {
    const dialog = await open('Reschedule');
    await expect(dialog.getByText(/with ticket TK-5NP8WZ-4: both must be on the same bus\.$/)).toBeVisible();
  },
});
export const ReschedulingWithChild: Story = {
  ...withChild,
  parameters: { ...withChild.parameters, pictures: [] },
};

/** What is collected is paid in two ways: a part by transfer, and the rest in cash. */
const inTwoParts = officeStory({
  ...overview,
  answers: withTerms(),
  play: async () => {
    const dialog = await open('Reschedule');
    await takeTomorrows(await dialog.findByRole('combobox', { name: /^New trip/ }));
    const method = await dialog.findByRole('combobox', { name: /^Payment method/ });
    await userEvent.selectOptions(method, 'Bank Transfer');
    await userEvent.click(dialog.getByRole('button', { name: 'Pay in two ways' }));
    const part = await dialog.findByRole('textbox', { name: /^Part by Bank transfer/ });
    await userEvent.type(part, '1500');
    await waitFor(() => expect(dialog.getByText('The rest in cash: ₦500.00.')).toBeVisible());
    await userEvent.type(part, '0');
    await userEvent.click(dialog.getByRole('button', { name: 'Reschedule' }));
    await waitFor(() => expect(dialog.getByText(/^This is the whole amount, or more/)).toBeVisible());
  },
});
export const ReschedulingInTwoParts: Story = {
  ...inTwoParts,
  parameters: { ...inTwoParts.parameters, pictures: [] },
};

/** A ticket that cost more than any trip it could move to. */
const dearTicket = () => {
  const { data } = oneTicket();
  const payment_information = { ...data.payment_information, amount: 60_000, fare: 30_000 };
  return { data: { ...data, terms: TICKET_TERMS, payment_information } };
};

/** A reason that was typed first stays when the chosen trip turns out to cost less. */
const forLess = officeStory({
  ...overview,
  answers: { getTicket: dearTicket() },
  play: async () => {
    const dialog = await open('Reschedule');
    const reason = () => dialog.getByRole('textbox', { name: /^Why\?/ });
    await userEvent.type(reason(), 'Travels earlier');
    await takeTomorrows(await dialog.findByRole('combobox', { name: /^New trip/ }));
    for (const seat of [1, 2]) {
      await userEvent.click(await dialog.findByRole('button', { name: `Seat ${seat}, Available` }));
    }
    await waitFor(() => expect(dialog.getByText(/^Give back ₦/)).toBeVisible());
    await expect(reason()).toHaveValue('Travels earlier');
  },
});
export const ReschedulingForLess: Story = {
  ...forLess,
  parameters: { ...forLess.parameters, pictures: [] },
};

/** If the company requires confirmations, an additional payment can only be made in cash. */
const inCash = officeStory({
  ...overview,
  answers: {
    ...withTerms(),
    getCompany: { data: { ...companyRow, confirmation_rule: 'required' } },
  },
  play: async () => {
    const dialog = await open('Reschedule');
    const trips = await dialog.findByRole('combobox', { name: /^New trip/ });
    await takeTomorrows(trips);
    await waitFor(() => expect(dialog.getByText(/^Take it in cash/)).toBeVisible());
    await expect(dialog.queryByRole('radio', { name: 'Bank transfer / USSD' })).toBeNull();
  },
});
export const ReschedulingInCash: Story = {
  ...inCash,
  parameters: { ...inCash.parameters, pictures: [] },
};

/** By the company's rule it is too late: the page says so before anything is pressed. */
export const ReschedulingRefused: Story = officeStory({
  ...overview,
  answers: withTerms({
    ...TICKET_TERMS,
    reschedule: {
      ...TICKET_TERMS.reschedule,
      refused: 'Rescheduling needs notice of 12 hours before departure: it is too late for this ticket.',
    },
  }),
  play: async () => {
    await screen.findByText(/^Reschedule: Rescheduling needs notice of 12 hours/);
    await expect(screen.getByRole('button', { name: 'Reschedule' })).toBeDisabled();
    await expect(screen.getByRole('button', { name: 'Refund' })).toBeEnabled();
  },
});

/** The refunded and the kept amount are shown before it is confirmed. */
export const Refunding: Story = officeStory({
  ...overview,
  isOnPhones: true,
  answers: withTerms(),
  play: async () => {
    const dialog = await open('Refund');
    await waitFor(() => expect(dialog.getByText('Give back ₦33,300.00')).toBeVisible());
    await expect(dialog.getByText('₦3,700.00')).toBeVisible();
    await expect(dialog.getByText(/Hand the money back once that is done/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Refund' }));
    await waitFor(() => expect(dialog.getByText('Please say why.')).toBeVisible());
  },
});

/** After the refund the ticket is void, and its payment shows the refunded amount. */
export const Refunded: Story = officeStory({
  ...overview,
  shows: 'Handed back',
  answers: {
    getTicket: {
      data: {
        ...voidTicket().data,
        payment_information: {
          ...voidTicket().data.payment_information,
          fees: 1000,
          refunded: 33_300,
          refunded_by: 'Cash',
        },
        rescheduled_at: '2025-01-15T08:10:00.000Z',
      },
    },
  },
  play: async () => {
    await screen.findByText('It is not valid any more. ₦33,300.00 of its money was handed back.');
  },
});

/** A smaller bus was used: the ticket shows that it has no seat, and links to giving one. */
export const Unseated: Story = officeStory({
  at: ticketOverviewPath('tk0'),
  as: 'admin',
  isState: true,
  isOnPhones: true,
  shows: 'Give them other seats',
  answers: { getTicket: unseatedTicket() },
  play: async () => {
    await screen.findByText('Give them other seats');
    await expect(screen.queryByRole('button', { name: 'Set Boarded' })).toBeNull();
  },
});

/** Staff of the other terminal see who can give seats. */
export const UnseatedElsewhere: Story = officeStory({
  at: ticketOverviewPath('tk0'),
  as: 'admin',
  pictures: [],
  shows: /^Staff of Ibadan give them others/,
  answers: { getTicket: unseatedTicket('Ibadan') },
});

/** Luggage above the free kilograms is paid for: the fee follows from the company's rule, and is shown before it is saved. */
export const Luggage: Story = officeStory({
  ...overview,
  isState: true,
  pictures: [],
  answers: {
    ...withTerms(),
    takeLuggage: { data: { ...oneTicket().data, luggage: { pieces: 2, kg: 35, fee: 1_500 } } },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Luggage' }));
    const pieces = await screen.findByRole('textbox', { name: /^Pieces/ });
    const dialog = within(screen.getByRole('dialog', { name: 'Luggage of ticket' }));
    await expect(pieces).toHaveFocus();
    await userEvent.keyboard('2');
    await expect(pieces).toHaveValue('2');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Kilograms/ }), '35');
    await waitFor(() => expect(dialog.getByText('Collect ₦1,500.00')).toBeVisible());
    await expect(dialog.getByText('20 kg are free, each further one costs ₦100.00.')).toBeVisible();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Payment method/ }), 'Cash');
    await userEvent.click(dialog.getByRole('button', { name: 'Save luggage' }));
    await screen.findByText('Luggage saved. Collect ₦1,500.00.');
  },
});

/** Taking a seat off asks who no longer travels; the companion keeps the seat, and becomes the traveler if it is the traveler who stays at home. */
export const TakingASeatOff: Story = officeStory({
  at: editTicketPath('tk0'),
  as: 'admin',
  isState: true,
  isOnPhones: true,
  answers: withTerms(),
  shows: 'Edit Tickets',
  play: async () => {
    await screen.findByText('Seat 1 Chinedu Obi · Seat 2 Ben Obi');
    const first = screen.getByRole('button', { name: 'Seat 1, Booked' });
    await expect(first).toHaveAccessibleDescription('Chinedu Obi');
    await userEvent.click(first);
    await screen.findByText('Chinedu Obi, no seat · Seat 2 Ben Obi');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Who no longer travels?' }));
    await expect(dialog.getByRole('radio', { name: 'Chinedu Obi' })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: 'Ben Obi' }));
  },
});

/** After the answer the form goes on, with everybody who still travels. */
export const SeatTakenOff: Story = officeStory({
  at: editTicketPath('tk0'),
  as: 'admin',
  isState: true,
  pictures: [],
  answers: withTerms(),
  shows: 'Edit Tickets',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Seat 1, Booked' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Who no longer travels?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Take off the ticket' }));
    await expect(await screen.findByRole('textbox', { name: 'Traveler Name' })).toHaveValue('Ben Obi');
    await expect(screen.getByRole('textbox', { name: /^Date of Birth/ })).toHaveValue('');
    await expect(screen.queryByText('Other passengers')).toBeNull();
  },
});
