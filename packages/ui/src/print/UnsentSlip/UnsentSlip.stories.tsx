import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LETTERHEAD } from '../letterhead.fixtures';
import { onA4, onRoll } from '../Paper/Paper.fixtures';
import { UnsentSlip } from './UnsentSlip';
import { guide } from './UnsentSlip.guide';

const meta = {
  title: 'Domain/Receipts and sheets/UnsentSlip',
  component: UnsentSlip,
  tags: ['autodocs'],
  args: {
    one: 'ticket',
    letterhead: LETTERHEAD,
    since: '2025-01-15T08:30:00.000Z',
    facts: [
      { term: 'Traveler', value: 'Adaeze Nwankwo-Bello' },
      { term: 'Trip', value: 'Awka - Lagos, Wed 15 Jan 2025, 10:30 AM' },
      { term: 'Seats', value: '4, 5' },
      { term: 'Amount', value: '₦37,000.00' },
    ],
  },
  ...onRoll,
  parameters: { guide },
} satisfies Meta<typeof UnsentSlip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On a receipt roll of 80 mm, marked as not valid. */
export const OnTheRoll: Story = {
  tags: ['states'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Not a ticket or receipt yet' })).toBeVisible();
    await expect(canvas.getByText('NOT VALID')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** On A4. */
export const OnPage: Story = { ...onA4 };

/** Of seats that nobody else can get: the passenger can travel with it. */
export const KeptSeats: Story = {
  args: { isValid: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('VALID')).toBeVisible();
    await expect(canvas.queryByText('NOT VALID')).toBeNull();
  },
};
