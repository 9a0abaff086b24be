import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, VehicleIcon } from '../../controls';
import { Inline } from '../../layout';
import { EmptyState } from './EmptyState';

const meta = {
  title: 'Data/EmptyState',
  component: EmptyState,
  tags: ['autodocs'],
  args: { text: 'No data available' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Bare; with the way out of emptiness; with an icon of its own. */
export const States: Story = {
  render: (args) => (
    <Inline align="start" justify="between">
      <EmptyState {...args} />
      <EmptyState
        text="No Trips Yet"
        hint="A trip is one departure on a route. Seats are sold on it."
        action={<Button variant="primary">Create Trip</Button>}
      />
      <EmptyState text="No Vehicles Yet" icon={<VehicleIcon size={24} aria-hidden="true" />} />
    </Inline>
  ),
};
