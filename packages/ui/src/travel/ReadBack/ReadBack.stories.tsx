import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Sample, Sampler, UNBROKEN_TEXT } from '../../controls/fixtures';
import { ReadBack } from './ReadBack';
import { guide } from './ReadBack.guide';

const meta = {
  title: 'Domain/Trips and seats/ReadBack',
  component: ReadBack,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    trip: { destination: 'Lagos', travelDate: '2025-01-16T06:00:00.000Z' },
    seats: [4, 5],
    amount: 3_700_000,
  },
} satisfies Meta<typeof ReadBack>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** For a party, for one passenger, without a known price, and with a name that cannot wrap. */
export const States: Story = {
  tags: ['states'],
  render: (args) => (
    <Sampler>
      <Sample name="Party">
        <ReadBack {...args} />
      </Sample>
      <Sample name="One passenger">
        <ReadBack {...args} seats={[11]} amount={1_850_000} />
      </Sample>
      <Sample name="Without a price">
        <ReadBack {...args} amount={undefined} />
      </Sample>
      <Sample name="Unbroken">
        <ReadBack {...args} trip={{ ...args.trip, destination: UNBROKEN_TEXT }} />
      </Sample>
    </Sampler>
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^Lagos · .*Thu 16 Jan, 07:00 AM · Seats 4, 5 · ₦37,000.00$/),
    ).toBeVisible();
  },
};
