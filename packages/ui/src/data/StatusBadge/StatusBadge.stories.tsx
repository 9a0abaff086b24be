import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HOSTILE_TEXT } from '../../controls/fixtures';
import { Inline, Stack } from '../../layout';
import { StatusBadge } from './StatusBadge';
import { guide } from './StatusBadge.guide';

const meta = {
  title: 'Components/Data/StatusBadge',
  component: StatusBadge,
  tags: ['autodocs'],
  parameters: { guide },
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
  ['VOID'],
  ['Waiting', 'Sending', 'Refused'],
  ['Works', 'Fails'],
  ['Impounded', '__proto__', 'Waiting for the replacement vehicle from Onitsha', HOSTILE_TEXT],
];

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/**
 * Ticket, trip, waybill, expense, person, voided records, unsent entries, machines, and an unknown status, which is
 * shown as it is, however long. No two known statuses of a line share a shape, so it can be read without colour.
 */
export const EveryStatus: Story = {
  tags: ['states'],
  parameters: { pictures: ['light', 'dark', 'forced-colors'] },
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
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Impounded')).toBeVisible();
  },
};
