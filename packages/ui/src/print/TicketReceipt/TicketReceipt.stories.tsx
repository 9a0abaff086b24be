import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { letterhead } from '../letterhead';
import { onA4, onRoll } from '../Paper/Paper.fixtures';
import { TicketReceipt } from './TicketReceipt';
import { guide } from './TicketReceipt.guide';
import { aTicket, hostileTicket, PRINTED_AT, sparseTicket } from './TicketReceipt.fixtures';

const meta = {
  title: 'Print/TicketReceipt',
  component: TicketReceipt,
  tags: ['autodocs'],
  args: { ticket: aTicket(), letterhead, printedAt: PRINTED_AT, copy: 'customer' },
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
    await expect(factOf('Amount')).toHaveTextContent('₦18,500.00');
    await expect(factOf('Booking Agent')).toHaveTextContent('Ada Obi');
    await expect(factOf('Seats')).toHaveTextContent('4, 5');
    await expect(canvas.getByText('15th Jan, 2025 • 09:30AM')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(letterhead.ticketTerms.length);
  },
};

/** What the terminal keeps: the passenger's signature instead of the terms. */
export const CompanyCopyOnRoll: Story = { args: { copy: 'company' } };

/** A server that left everything out. */
export const MissingValuesOnRoll: Story = { args: { ticket: sparseTicket } };

/** Nothing may break out of 72 mm. */
export const LongTextsOnRoll: Story = {
  args: { ticket: hostileTicket },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** The same receipt as a page. */
export const CustomerCopyOnPage: Story = { ...onA4 };

export const CompanyCopyOnPage: Story = { ...onA4, args: { copy: 'company' } };

export const MissingValuesOnPage: Story = { ...onA4, args: { ticket: sparseTicket } };

export const LongTextsOnPage: Story = { ...onA4, args: { ticket: hostileTicket } };
