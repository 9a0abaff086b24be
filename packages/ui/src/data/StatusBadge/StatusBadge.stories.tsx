import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline, Stack } from '../../layout';
import { StatusBadge } from './StatusBadge';

const meta = {
  title: 'Data/StatusBadge',
  component: StatusBadge,
  tags: ['autodocs'],
  args: { status: 'Scheduled' },
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

const families = [
  ['Scheduled', 'Boarded', 'Enroute', 'Completed'],
  ['Scheduled', 'En-route', 'Completed'],
  ['Pending', 'On-Transit', 'Delivered', 'Picked Up', 'Picked-Up'],
  ['Pending', 'Approved', 'Rejected'],
  ['Active', 'Banned'],
];

/** Ticket, trip, waybill, expense and person. Within a line no two shapes are the same, so it reads without colour. */
export const EveryStatus: Story = {
  render: () => (
    <Stack gap={3}>
      {families.map((statuses) => (
        <Inline key={statuses.join()} gap={3}>
          {statuses.map((status) => (
            <StatusBadge key={status} status={status} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};

/** A status that nobody knows is shown as it is, however long. */
export const Unknown: Story = {
  render: () => (
    <Inline gap={3}>
      <StatusBadge status="Impounded" />
      <StatusBadge status="__proto__" />
      <StatusBadge status="Waiting for the replacement vehicle from Onitsha" />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Impounded')).toBeVisible();
  },
};
