import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { officePaths, recordPath } from '../../paths';
import { drivers } from '../../stories/company/office';
import { officeStory } from '../../stories/officeStory';

/** The trips of a driver in a week, on the sheet that is printed. */
const meta = { title: 'Screens/Week of a driver' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const duty = (from: string, until: string) => ({
  trip_id: from,
  route_id: 'Awka - Lagos',
  departs_at: `2025-01-${from}:00.000Z`,
  arrives_at: `2025-01-${until}:00.000Z`,
  is_over: false,
  destination: 'Lagos',
  vehicle_number: 'ANB 482 XA',
  driver: 'Emeka Nwosu',
  second_driver: 'Musa Ibrahim',
});

export const Week: Story = officeStory({
  at: recordPath(officePaths.driver.week, 'd1'),
  as: 'super_admin',
  shows: 'Total: 2 trips',
  isOnPhones: true,
  answers: {
    getDrivers: { data: drivers.slice(0, 1), total: 1 },
    getDriverWeek: { data: [duty('13T06:00', '13T13:00'), duty('14T05:30', '14T13:00')] },
  },
  play: async () => {
    await waitFor(() => expect(screen.getAllByText('Week of Emeka Nwosu').length).toBeGreaterThan(0));
    await expect(screen.getAllByText('16 h 30 min')[0]).toBeVisible();
    await expect(screen.getAllByText('14 h 30 min')[0]).toBeVisible();
  },
});
