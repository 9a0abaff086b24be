import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Sample, Sampler } from '../../controls/fixtures';
import { Card } from '../../layout';
import { TripSummary } from './TripSummary';
import { guide } from './TripSummary.guide';
import { aTrip, hostileTrip } from './TripSummary.fixtures';

const trip = aTrip();

const meta = {
  title: 'Domain/Trips and seats/TripSummary',
  component: TripSummary,
  tags: ['autodocs'],
  parameters: { guide },
  args: { trip, chosenSeats: [4, 5], traveler: 'Ngozi Okafor', fare: trip.amount, amount: 2 * trip.amount },
} satisfies Meta<typeof TripSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** Two seats chosen; one price per ticket; no seat chosen yet; no trip chosen yet; and long names with many seats, which wrap. */
export const States: Story = {
  tags: ['states'],
  // Several summaries on one page occur only in this story.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <Sampler>
      <Sample name="Seats chosen">
        <Card>
          <TripSummary {...args} />
        </Card>
      </Sample>
      <Sample name="One amount for the ticket">
        <Card>
          <TripSummary trip={trip} chosenSeats={[4]} amount={trip.amount} />
        </Card>
      </Sample>
      <Sample name="No seats yet">
        <Card>
          <TripSummary {...args} chosenSeats={[]} amount={undefined} />
        </Card>
      </Sample>
      <Sample name="No trip selected">
        <Card>
          <TripSummary chosenSeats={[]} />
        </Card>
      </Sample>
      <Sample name="Long texts">
        <Card>
          <TripSummary
            trip={hostileTrip}
            chosenSeats={Array.from({ length: 30 }, (_, index) => index + 20)}
            fare={4_115_226_300_410}
            amount={123_456_789_012_300}
          />
        </Card>
      </Sample>
    </Sampler>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Select trip to view info')).toBeVisible();
    await expect(canvas.getByText('Seats 4, 5')).toBeVisible();
    await expect(canvas.getByText('Seat 4')).toBeVisible();
    await expect(canvas.getAllByText('Ngozi Okafor')).toHaveLength(2);
  },
};
