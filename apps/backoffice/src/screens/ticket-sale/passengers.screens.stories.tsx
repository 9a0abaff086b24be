import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { paths } from '../../paths';
import { companyRow } from '../../stories/company/company';
import { discounts } from '../../stories/company/office';
import { officeStory } from '../../stories/officeStory';

/** The names of passengers. */
const meta = { title: 'Screens/Tickets/Passengers' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Milliseconds between two keys: what comes faster and ends with Enter is taken for a scan. */
const AS_BY_HAND = 50;

/** Fills in the first step: seats of the next bus to Lagos. */
async function takeSeats(count: number) {
  await userEvent.type(await screen.findByRole('combobox', { name: /^Select Trip/ }), 'lag');
  await screen.findAllByRole('option', { name: /Lagos/ });
  await userEvent.keyboard('{Enter}');
  const free = await screen.findAllByRole('button', { name: /^Seat \d+, Available$/ });
  for (const seat of free.slice(0, count)) await userEvent.click(seat);
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(phone()).toHaveFocus());
}

const phone = () => screen.getByRole('textbox', { name: 'Mobile Number' });

/** Three passengers: a name for each seat; a missing one gets an error at its seat. */
export const Party: Story = officeStory({
  at: paths.admin.bookTicket,
  as: 'admin',
  isState: true,
  isOnPhones: true,
  pictures: ['desktop--light', 'phone--light'],
  shows: 'Select trip to view info',
  play: async () => {
    await takeSeats(3);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(screen.getAllByText('Name of each passenger is required.')).toHaveLength(2));
  },
});

/** If the company requires them, address and next of kin are required too. */
export const RequiredDetails: Story = officeStory({
  at: paths.admin.bookTicket,
  as: 'admin',
  isState: true,
  answers: { getCompany: { data: { ...companyRow, passenger_details: 'required' } } },
  shows: 'Select trip to view info',
  play: async () => {
    await takeSeats(1);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(screen.getByText('Address is required.')).toBeVisible());
  },
});

/** Where children pay less and infants travel on laps, the step asks who they are, and the amount follows. */
export const Family: Story = officeStory({
  at: paths.admin.bookTicket,
  as: 'admin',
  answers: {
    getCompany: { data: { ...companyRow, child_age: '12', child_percent: '50', infant_age: '2' } },
  },
  pictures: [],
  shows: 'Select trip to view info',
  play: async () => {
    await takeSeats(2);
    const total = () => screen.getByRole('region', { name: 'Trip summary' }).textContent;
    const before = total();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Pays as$/ }), 'child');
    await userEvent.type(screen.getByRole('textbox', { name: /^Seat \d+: Date of birth/ }), '4 Mar 2020');
    await waitFor(() => expect(total()).not.toBe(before));
    await userEvent.type(screen.getByRole('textbox', { name: /^Infants on the lap/ }), 'Kamsi, Ada');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await expect(
      await screen.findByText('There is 1 adult on this ticket, with one lap each.'),
    ).toBeVisible();
  },
});

/** Of a child without an adult it is asked who is responsible: an adult's ticket on the same bus, or a reason. */
export const LoneChild: Story = officeStory({
  at: paths.admin.bookTicket,
  as: 'admin',
  pictures: [],
  shows: 'Select trip to view info',
  play: async () => {
    await takeSeats(1);
    const adult = () => screen.queryByRole('textbox', { name: 'Adult’s Ticket Number' });
    await expect(adult()).toBeNull();
    await userEvent.type(screen.getByRole('textbox', { name: /^Date of Birth/ }), '4 Mar 2018');
    await waitFor(() => expect(adult()).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(screen.getByText(/^A child under 12 travels with an adult\./)).toBeVisible());
  },
});

/** A known customer is found by phone; Arrow down fills in everything that is empty, and Enter goes on. */
export const TravelsAgain: Story = officeStory({
  at: paths.admin.bookTicket,
  as: 'admin',
  isState: true,
  shows: 'Select trip to view info',
  play: async () => {
    await takeSeats(1);
    await userEvent.type(screen.getByRole('textbox', { name: 'Address' }), '7 Market Road');
    await userEvent.type(phone(), '0803 412 7781');
    await waitFor(() => expect(screen.getByText(/^This phone is known: Chinedu Obi/)).toBeVisible());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Traveler Name' })).toHaveValue('Chinedu Obi'),
    );
    await expect(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('7 Market Road');
    await expect(screen.getByRole('textbox', { name: 'Next of Kin Name' })).toHaveValue('Uche Obi');
    await expect(screen.getByRole('textbox', { name: /^Date of Birth/ })).toHaveValue('12/04/1990');
    await expect(screen.queryByRole('button', { name: 'Fill in' })).not.toBeInTheDocument();
  },
});

/** A phone that has a seat on this bus already, on a ticket that was sold before, is told of; its seats on other buses are not. The sale goes on. */
export const HasASeatAlready: Story = officeStory({
  at: paths.admin.bookTicket,
  as: 'admin',
  answers: {
    findTraveler: {
      data: {
        seats: [
          { ticket_number: 'TK-7QF3XM-K', trip_id: 'tr1', seats: [1, 2] },
          { ticket_number: 'TK-KM4T6P-3', trip_id: 'tr1', seats: [5] },
          { ticket_number: 'TK-2HW9AD-R', trip_id: 'tr2', seats: [7] },
        ],
      },
    },
  },
  pictures: [],
  shows: 'Select trip to view info',
  play: async () => {
    await takeSeats(1);
    await userEvent.type(phone(), '0803 412 7781');
    const told = await screen.findAllByText(/^This phone has/);
    await expect(told.map(({ textContent }) => textContent)).toEqual([
      'This phone has seats 1, 2 on this bus already, on ticket TK-7QF3XM-K.',
      'This phone has seat 5 on this bus already, on ticket TK-KM4T6P-3.',
    ]);
    await expect(screen.queryByRole('button', { name: 'Fill in' })).toBeNull();
    await userEvent.type(screen.getByRole('textbox', { name: 'Traveler Name' }), 'Ada Obi');
    await userEvent.type(screen.getByRole('textbox', { name: 'Next of Kin Mobile Number' }), '0806 220 1934');
    await userEvent.type(screen.getByRole('textbox', { name: /^Date of Birth/ }), '12121990{Enter}', {
      delay: AS_BY_HAND,
    });
    await waitFor(() => expect(screen.getByText('Read back:')).toBeVisible());
  },
});

/** Arrow down fills in from the name, too, where Tab leads from the phone. */
export const TravelsAgainFromTheName: Story = officeStory({
  at: paths.admin.bookTicket,
  as: 'admin',
  isState: true,
  pictures: [],
  shows: 'Select trip to view info',
  play: async () => {
    await takeSeats(1);
    await userEvent.type(phone(), '0803 412 7781');
    await userEvent.tab();
    const name = screen.getByRole('textbox', { name: 'Traveler Name' });
    await expect(name).toHaveFocus();
    await screen.findByRole('button', { name: 'Fill in' });
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(name).toHaveValue('Chinedu Obi'));
    await expect(screen.queryByRole('button', { name: 'Fill in' })).toBeNull();
  },
});

/** Enter in the phone fills in what is known and goes on: from there to the payment, whose first choice has the focus. */
export const TravelsAgainByEnter: Story = officeStory({
  at: paths.admin.bookTicket,
  as: 'admin',
  pictures: [],
  shows: 'Select trip to view info',
  play: async () => {
    await takeSeats(1);
    await userEvent.type(phone(), '0803 412 7781');
    await waitFor(() => expect(screen.getByText(/^This phone is known: Chinedu Obi/)).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Bank Transfer/USSD' })).toHaveFocus());
    await expect(screen.getByRole('region', { name: 'Trip summary' })).toHaveTextContent('Chinedu Obi');
  },
});

/** A discount that the clerk may give stands behind the payment, closed until it is asked for; it lowers the amount, and its reason is asked. */
export const Discounted: Story = officeStory({
  at: paths.admin.bookTicket,
  as: 'admin',
  answers: { getOwnDiscounts: { data: discounts } },
  pictures: [],
  shows: 'Select trip to view info',
  play: async () => {
    await takeSeats(1);
    await userEvent.type(phone(), '0803 412 7781');
    await waitFor(() => expect(screen.getByText(/^This phone is known: Chinedu Obi/)).toBeVisible());
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Bank Transfer/USSD' })).toHaveFocus());
    await expect(screen.queryByRole('combobox', { name: 'Discount' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Give a discount' }));
    const choice = screen.getByRole('combobox', { name: 'Discount' });
    await expect(choice).toHaveFocus();
    await expect(screen.queryByText('Please select a payment mode.')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await expect(await screen.findByText('Please select a payment mode.')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Cash' }));
    await userEvent.tab();
    await expect(screen.getByLabelText('Cash Received')).toHaveFocus();
    const amount = screen.getByRole('textbox', { name: /^Amount Paid/ });
    await expect(amount).toHaveValue('₦18,500.00');
    await userEvent.selectOptions(choice, 'Students');
    await waitFor(() => expect(amount).toHaveValue('₦16,650.00'));
    await expect(screen.getByRole('textbox', { name: 'Reason for the discount' })).toBeVisible();
  },
});

/** The same before the details are filled in. */
export const TravelsAgainOffered: Story = officeStory({
  at: paths.admin.bookTicket,
  as: 'admin',
  isState: true,
  isOnPhones: true,
  shows: 'Select trip to view info',
  play: async () => {
    await takeSeats(1);
    await userEvent.type(phone(), '0803 412 7781');
    const offered = await screen.findByRole('button', { name: 'Fill in' });
    const after = screen.getByRole('textbox', { name: 'Traveler Name' });
    // On a phone it stands between the phone and the name.
    const isAbove = offered.getBoundingClientRect().top < after.getBoundingClientRect().top;
    await expect(isAbove).toBe(window.innerWidth < 600);
  },
});

/** Fills in the first two steps, up to the payment. */
async function goToPayment() {
  await takeSeats(1);
  await userEvent.keyboard('0803 412 7781');
  await userEvent.type(screen.getByRole('textbox', { name: 'Traveler Name' }), 'Ada Obi');
  await userEvent.type(screen.getByRole('textbox', { name: 'Next of Kin Mobile Number' }), '0806 220 1934');
  await userEvent.type(screen.getByRole('textbox', { name: /^Date of Birth/ }), '12121990{Enter}', {
    delay: AS_BY_HAND,
  });
  await waitFor(() => expect(screen.getByText('Read back:')).toBeVisible());
}

/** Before the sale the clerk reads back destination, time, seats and amount. */
export const ReadBack: Story = officeStory({
  at: paths.admin.bookTicket,
  as: 'admin',
  isState: true,
  isOnPhones: true,
  shows: 'Select trip to view info',
  play: async () => {
    await goToPayment();
    await expect(screen.getByText(/^Lagos · .* · Seat \d+ · ₦/)).toBeVisible();
  },
});

/** For cash the clerk can enter what the customer gives, by one of the likely sums, and reads the change. */
export const CashAndChange: Story = officeStory({
  at: paths.admin.bookTicket,
  as: 'admin',
  isState: true,
  isOnPhones: true,
  pictures: ['desktop--light', 'phone--light'],
  shows: 'Select trip to view info',
  play: async () => {
    await goToPayment();
    await expect(screen.queryByLabelText('Cash Received')).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Cash' }));
    const cash = await screen.findByLabelText('Cash Received');
    await userEvent.type(cash, '500');
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(screen.getByText(/ short\. Collect the rest/)).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: /^₦20,000/ }));
    await expect(cash).toHaveFocus();
    await expect(cash).toHaveValue('20,000.00');
    await waitFor(() => expect(screen.getByText('Change: ₦1,500.00')).toBeVisible());
  },
});

/** A part by transfer and the rest in cash: what is typed is the transfer, and the cash to collect follows from it. */
export const InTwoWays: Story = officeStory({
  at: paths.admin.bookTicket,
  as: 'admin',
  isState: true,
  pictures: [],
  shows: 'Select trip to view info',
  play: async () => {
    await goToPayment();
    await userEvent.click(screen.getByRole('radio', { name: 'Cash' }));
    await userEvent.click(screen.getByRole('button', { name: 'Pay in two ways' }));
    const part = await screen.findByRole('textbox', { name: /^Part by Bank transfer/ });
    await expect(part).toHaveFocus();
    await expect(screen.getByRole('radio', { name: 'Bank Transfer/USSD' })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(screen.getByText(/^Enter the part in naira/)).toBeVisible());
    await userEvent.type(part, '18,500');
    await waitFor(() => expect(screen.getByText(/^This is the whole amount/)).toBeVisible());
    await userEvent.clear(part);
    await userEvent.type(part, '5,000');
    await waitFor(() => expect(screen.getByText('The rest in cash: ₦13,500.00.')).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Exactly ₦13,500.00' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Pay in one way' }));
    await waitFor(() => expect(part).not.toBeInTheDocument());
  },
});

/** The toast about what is missing goes as soon as it is there. */
export const PaymentForgotten: Story = officeStory({
  at: paths.admin.bookTicket,
  as: 'admin',
  isState: true,
  pictures: [],
  shows: 'Select trip to view info',
  play: async () => {
    await goToPayment();
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await screen.findByText('Please fill all required fields before submitting.');
    await userEvent.click(screen.getByRole('radio', { name: 'Cash' }));
    await waitFor(() =>
      expect(screen.queryByText('Please fill all required fields before submitting.')).toBeNull(),
    );
  },
});
