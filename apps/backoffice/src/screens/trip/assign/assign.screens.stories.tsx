import type { WireAssignable } from '@motorpark/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../../paths';
import { assignable } from '../../../stories/company/office';
import { trips } from '../../../stories/company/trips';
import { officeStory } from '../../../stories/officeStory';

/** The trips of a day with the vehicles and drivers that make them, in the head office. */
const meta = { title: 'Screens/Buses and drivers' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const duty = (trip: string, route: string, from: string, until: string, vehicle: string, driver: string) => ({
  trip_id: trip,
  route_id: route,
  departs_at: from,
  arrives_at: until,
  is_over: false,
  destination: route.split(' - ')[1] ?? '',
  vehicle_number: vehicle,
  driver,
  second_driver: '',
});

const OF_DAY: WireAssignable = {
  ...assignable,
  duties: [
    duty('tr1', 'Awka - Lagos', '2025-01-15T10:00:00.000Z', '2025-01-15T17:00:00.000Z', '', ''),
    duty(
      'tr2',
      'Awka - Abuja',
      '2025-01-15T12:30:00.000Z',
      '2025-01-15T18:30:00.000Z',
      'LSR 117 YB',
      'Olumide Adebayo',
    ),
  ],
};

const ANSWERS = {
  getTrips: {
    data: trips
      .slice(0, 2)
      .map((trip) =>
        trip.id === 'tr1' ? Object.assign({}, trip, { vehicle_number: '', driver: '' }) : trip,
      ),
    total: 2,
  },
  getDuties: { data: OF_DAY },
};

const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));

/** By keyboard alone: a bus that another trip has is named with why, a free one brings its driver; a refused trip stays with the reason. */
export const OneDay: Story = officeStory({
  at: paths.superAdmin.assignTrips,
  as: 'super_admin',
  shows: 'Lacks a bus and a driver',
  isOnPhones: true,
  pictures: ['desktop--light', 'small--light', 'phone--light'],
  answers: {
    ...ANSWERS,
    assignTrips: {
      data: {
        saved: [],
        refused: [{ id: 'tr1', field: 'driver', message: 'Sunday Okafor is out of service.' }],
      },
    },
  },
  play: async () => {
    const lacking = await row(/Awka - Lagos/);
    const vehicle = lacking.getByRole('combobox', { name: 'Vehicle' });
    vehicle.focus();
    // The arrows are those of the field, not of the table's rows.
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('LSR 117 YB{Enter}', { delay: 50 });
    await lacking.findByText(/^Bus on Awka - Abuja until about/);
    await userEvent.clear(vehicle);
    await userEvent.keyboard('IMO 265 QT{Enter}', { delay: 50 });
    await waitFor(() =>
      expect(lacking.getByRole('combobox', { name: 'Driver' })).toHaveDisplayValue('Sunday Okafor'),
    );
    await lacking.findByText(/^Passengers have seats that this vehicle lacks/);
    await userEvent.click(screen.getByRole('button', { name: 'Save 1 trip' }));
    await lacking.findByText('Sunday Okafor is out of service.');
    await expect(vehicle).toHaveDisplayValue('IMO 265 QT');
  },
});

export const NothingLeft: Story = officeStory({
  at: paths.superAdmin.assignTrips,
  as: 'super_admin',
  shows: 'No trip of this day is still to leave.',
  pictures: [],
  answers: { getTrips: { data: [], total: 0 } },
});

/** The head office's list of trips, narrowed to those that lack a bus or driver. */
export const LackingInTheList: Story = officeStory({
  at: paths.superAdmin.trips,
  as: 'super_admin',
  shows: 'Emeka Nwosu',
  pictures: [],
  play: async () => {
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Buses and drivers' }),
      'No bus or driver',
    );
    await screen.findByRole('button', { name: /Show all/ });
    await waitFor(() => expect(location.hash).toContain('lacks=bus_or_driver'));
  },
});
