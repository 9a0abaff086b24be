import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LETTERHEAD } from '../letterhead.fixtures';
import { onA4, onNarrowRoll, onRoll } from '../Paper/Paper.fixtures';
import { expectWholeNumbers } from '../receipt/wholeNumbers.fixtures';
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
  title: 'Print/TicketReceipt',
  component: TicketReceipt,
  tags: ['autodocs'],
  args: { ticket: aTicket(), letterhead: LETTERHEAD, printedAt: PRINTED_AT, copy: 'customer' },
  ...onRoll,
  parameters: { guide, screen: 'paper80' },
} satisfies Meta<typeof TicketReceipt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the passenger takes along, from a receipt roll of 80 mm. */
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

/** What the terminal keeps: the passenger's signature instead of the terms. */
export const CompanyCopyOnRoll: Story = { args: { copy: 'company' } };

/** Where the company sells tickets, not seats, the amount stands alone. */
export const OneAmountOnRoll: Story = {
  args: { ticket: perTicket },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Amount').nextElementSibling).toHaveTextContent('₦18,500.00');
    await expect(canvas.queryByText('Fare per seat')).not.toBeInTheDocument();
  },
};

/** A server that left everything out. */
export const MissingValuesOnRoll: Story = { args: { ticket: sparseTicket } };

/** Taken out of the books: whoever prints it again gets a paper that says so. */
export const VoidOnRoll: Story = {
  args: { ticket: aTicket({ voided: VOIDED }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('VOID')).toBeVisible();
    await expect(canvas.getByText(/The passenger cannot travel/)).toBeVisible();
  },
};

/** Moved to another departure: the fee stands beside the amount, and since when earlier papers count no more. */
export const RescheduledOnRoll: Story = {
  args: { ticket: aTicket({ fees: 100_000, rescheduledAt: '2025-01-15T08:40:00.000Z' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fee for rescheduling').nextElementSibling).toHaveTextContent('₦1,000.00');
    await expect(canvas.getByText(/earlier receipts are not valid/)).toBeVisible();
  },
};

/** Paid back: the slip that whoever got the money signs. */
export const RefundOnRoll: Story = {
  args: { ticket: refundedTicket },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Ticket Refund - Customer Copy' })).toBeVisible();
    await expect(canvas.getByText('Handed back').nextElementSibling).toHaveTextContent('₦33,300.00');
    await expect(canvas.getByText('Kept by the company').nextElementSibling).toHaveTextContent('₦3,700.00');
  },
};

export const RefundOnPage: Story = { ...onA4, args: { ticket: refundedTicket, copy: 'company' } };

/** Printed before: the second paper of it is a copy, and which one. */
export const SecondPrintOnRoll: Story = {
  args: { reprint: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('COPY 2')).toBeVisible();
  },
};

/** Nobody has seen its money yet. */
export const AwaitingConfirmation: Story = {
  args: {
    ticket: aTicket({
      paymentMethod: 'Bank Transfer',
      confirmation: { status: 'Awaiting confirmation', until: '2025-01-15T10:30:00.000Z', reference: '' },
    }),
  },
};

/** A disruption took its seats: the paper sends nobody to the bus. */
export const WithoutASeatOnRoll: Story = {
  args: {
    ticket: aTicket({ seats: [], unseatedSeats: [4, 5], unseatedSince: '2025-01-15T08:40:00.000Z' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('NO SEAT')).toBeVisible();
    await expect(canvas.getByText('Seats').nextElementSibling).toHaveTextContent('No seat now');
    await expect(canvas.getByText('Number of seats').nextElementSibling).toHaveTextContent('2');
    await expect(canvas.queryByText('ANB 482 XA')).not.toBeInTheDocument();
  },
};

export const VoidOnPage: Story = { ...onA4, args: { ticket: aTicket({ voided: VOIDED }) } };

/** Nothing may break out of 72 mm. */
export const LongTextsOnRoll: Story = {
  args: { ticket: hostileTicket },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** From a roll of 58 mm: nothing breaks inside a number. */
export const CustomerCopyOnNarrowRoll: Story = {
  ...onNarrowRoll,
  args: { ticket: aTicket({ amount: 99_999_999_999, travelerPhone: '+2348034127781' }) },
  play: async ({ canvasElement }) => expectWholeNumbers(canvasElement),
};

/** The same receipt as a page. */
export const CustomerCopyOnPage: Story = { ...onA4 };

export const CompanyCopyOnPage: Story = { ...onA4, args: { copy: 'company' } };

export const SecondPrintOnPage: Story = { ...onA4, args: { reprint: 2 } };

export const OneAmountOnPage: Story = { ...onA4, args: { ticket: perTicket } };

export const MissingValuesOnPage: Story = { ...onA4, args: { ticket: sparseTicket } };

export const LongTextsOnPage: Story = { ...onA4, args: { ticket: hostileTicket } };
