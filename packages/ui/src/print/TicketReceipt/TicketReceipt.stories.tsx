import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LETTERHEAD } from '../letterhead.fixtures';
import { onA4, onNarrowRoll, onRoll } from '../Paper/Paper.fixtures';
import { aTransfer } from '../receipt/transfer.fixtures';
import { expectUnbrokenNumbers } from '../receipt/unbrokenNumbers.fixtures';
import { TicketReceipt } from './TicketReceipt';
import { guide } from './TicketReceipt.guide';
import {
  aTicket,
  hostileTicket,
  perTicket,
  PRINTED_AT,
  refundedTicket,
  sparseTicket,
  VOIDED,
} from './TicketReceipt.fixtures';

const meta = {
  title: 'Domain/Receipts and sheets/TicketReceipt',
  component: TicketReceipt,
  tags: ['autodocs'],
  args: { ticket: aTicket(), letterhead: LETTERHEAD, printedAt: PRINTED_AT, copy: 'customer' },
  ...onRoll,
  parameters: { guide },
} satisfies Meta<typeof TicketReceipt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The passenger's copy, on a receipt roll of 80 mm. */
export const CustomerCopyOnRoll: Story = {
  tags: ['states'],
  play: async ({ canvas }) => {
    const factOf = (term: string) => canvas.getByText(term).nextElementSibling;
    await expect(factOf('Fare per seat')).toHaveTextContent('₦18,500.00');
    await expect(factOf('Number of seats')).toHaveTextContent('2');
    await expect(factOf('Amount')).toHaveTextContent('₦37,000.00');
    await expect(factOf('Booking Agent')).toHaveTextContent('Ada Obi');
    await expect(factOf('Seats')).toHaveTextContent('4, 5');
    await expect(canvas.getByText('15th Jan, 2025 • 09:30AM')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(LETTERHEAD.ticketTerms.length);
  },
};

/** With the cash that the customer gave, and the change. */
export const CashOnRoll: Story = {
  args: { cash: { received: 4_000_000, change: 300_000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cash received').nextElementSibling).toHaveTextContent('₦40,000.00');
    await expect(canvas.getByText('Change').nextElementSibling).toHaveTextContent('₦3,000.00');
  },
};

/** Paid in two ways: with the amount of each. */
export const InTwoWaysOnNarrowRoll: Story = {
  ...onNarrowRoll,
  parameters: { ...onNarrowRoll.parameters, pictures: [] },
  args: { ticket: aTicket({ paymentMethod: 'Bank Transfer', nonCash: 1_000_000 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Payment method').nextElementSibling).toHaveTextContent(
      'Bank transfer / USSD ₦10,000.00, Cash ₦27,000.00',
    );
  },
};

/** The terminal's copy: the passenger's signature instead of the terms. */
export const CompanyCopyOnRoll: Story = { args: { copy: 'company' } };

/** With one price per ticket, only the amount is shown. */
export const OneAmountOnRoll: Story = {
  args: { ticket: perTicket },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Amount').nextElementSibling).toHaveTextContent('₦18,500.00');
    await expect(canvas.queryByText('Fare per seat')).not.toBeInTheDocument();
  },
};

/** A server that left out everything it may. */
export const MissingValuesOnRoll: Story = { args: { ticket: sparseTicket } };

/** A voided ticket: every new print says so. */
export const VoidOnRoll: Story = {
  args: { ticket: aTicket({ voided: VOIDED }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('VOID')).toBeVisible();
    await expect(canvas.getByText(/The passenger cannot travel/)).toBeVisible();
  },
};

/** Moved to another departure: the fee and how it was paid are beside the amount, and the receipt says since when earlier ones are not valid. */
export const RescheduledOnRoll: Story = {
  args: {
    ticket: aTicket({
      fees: 100_000,
      rescheduledAt: '2025-01-15T08:20:00.000Z',
      rescheduledWith: 'Bank Transfer, Cash',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fee for rescheduling').nextElementSibling).toHaveTextContent('₦1,000.00');
    await expect(canvas.getByText('Rescheduling paid with').nextElementSibling).toHaveTextContent(
      'Bank Transfer, Cash',
    );
    await expect(canvas.getByText(/earlier receipts are not valid/)).toBeVisible();
  },
};

/** Refunded: the slip to be signed by whoever got the money. */
export const RefundOnRoll: Story = {
  args: { ticket: refundedTicket },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Ticket Refund - Customer Copy' })).toBeVisible();
    await expect(canvas.getByText('Handed back').nextElementSibling).toHaveTextContent('₦33,300.00');
    await expect(canvas.getByText('Kept by the company').nextElementSibling).toHaveTextContent('₦3,700.00');
  },
};

export const RefundOnPage: Story = { ...onA4, args: { ticket: refundedTicket, copy: 'company' } };

/** A reprint says that it is a copy, and which one. */
export const SecondPrintOnRoll: Story = {
  args: { reprint: { number: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('COPY 2')).toBeVisible();
  },
};

const NEW_ORIGINAL = { number: 1, replaces: '2025-01-14T08:00:00.000Z' };

/** What it shows has changed since the original was printed: a new original, which names that one. */
export const NewOriginalOnNarrowRoll: Story = {
  ...onNarrowRoll,
  args: { reprint: NEW_ORIGINAL },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Replaces the original printed 14 Jan 2025, 09:00 AM')).toBeVisible();
    await expect(canvas.queryByText(/COPY/)).toBeNull();
  },
};

export const NewOriginalOnPage: Story = { ...onA4, args: { reprint: NEW_ORIGINAL } };

/** The payment is not confirmed yet: the customer transfers it to an account number of this sale. */
export const AwaitingConfirmation: Story = {
  ...onA4,
  args: {
    transfer: aTransfer({ amount: 3_700_000, due: 3_700_000 }),
    ticket: aTicket({
      paymentMethod: 'Bank Transfer',
      confirmation: { status: 'Awaiting confirmation', until: '2025-01-15T10:30:00.000Z', reference: '' },
    }),
  },
};

/** A disruption took its seats: the receipt names neither seats nor a vehicle. */
export const WithoutASeatOnRoll: Story = {
  args: {
    ticket: aTicket({ seats: [], unseatedSeats: [4, 5], unseatedSince: '2025-01-15T08:20:00.000Z' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('NO SEAT')).toBeVisible();
    await expect(canvas.getByText('Seats').nextElementSibling).toHaveTextContent('No seat now');
    await expect(canvas.getByText('Number of seats').nextElementSibling).toHaveTextContent('2');
    await expect(canvas.queryByText('ANB 482 XA')).not.toBeInTheDocument();
  },
};

export const VoidOnPage: Story = { ...onA4, args: { ticket: aTicket({ voided: VOIDED }) } };

/** No text may be wider than 72 mm. */
export const LongTextsOnRoll: Story = {
  args: { ticket: hostileTicket },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** On a roll of 58 mm no line breaks inside a number. */
export const CustomerCopyOnNarrowRoll: Story = {
  ...onNarrowRoll,
  args: { ticket: aTicket({ amount: 99_999_999_999, travelerPhone: '+2348034127781' }) },
  play: async ({ canvasElement }) => expectUnbrokenNumbers(canvasElement),
};

/** The same receipt on A4. */
export const CustomerCopyOnPage: Story = { ...onA4 };

export const CompanyCopyOnPage: Story = { ...onA4, args: { copy: 'company' } };

export const SecondPrintOnPage: Story = { ...onA4, args: { reprint: { number: 2 } } };

export const OneAmountOnPage: Story = { ...onA4, args: { ticket: perTicket } };

export const MissingValuesOnPage: Story = { ...onA4, args: { ticket: sparseTicket } };

export const LongTextsOnPage: Story = { ...onA4, args: { ticket: hostileTicket } };
