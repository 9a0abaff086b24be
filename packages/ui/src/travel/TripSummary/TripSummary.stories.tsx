import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../../layout';
import { TripSummary } from './TripSummary';
import { aTrip, hostileTrip } from './TripSummary.fixtures';

const trip = aTrip();

const meta = {
  title: 'Travel/TripSummary',
  component: TripSummary,
  tags: ['autodocs'],
  args: { trip, chosenSeats: [4, 5], amount: trip.amount },
  decorators: [
    (Story) => (
      <div style={{ width: 320, maxWidth: '100%' }}>
        <Card>
          <Story />
        </Card>
      </div>
    ),
  ],
} satisfies Meta<typeof TripSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two seats are chosen. */
export const SeatsChosen: Story = {};

/** A trip is chosen, but no seat yet. */
export const NoSeatsYet: Story = { args: { chosenSeats: [] } };

/** Before a trip is chosen. */
export const NoTripSelected: Story = {
  args: { trip: undefined, chosenSeats: [], amount: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Select trip to view info')).toBeVisible();
  },
};

/** Long names and many seats wrap; nothing leaves the card. */
export const LongTexts: Story = {
  args: {
    trip: hostileTrip,
    chosenSeats: Array.from({ length: 30 }, (_, index) => index + 20),
    amount: 123_456_789_012_300,
  },
};
