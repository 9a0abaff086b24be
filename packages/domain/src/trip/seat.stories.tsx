import {
  Button,
  Card,
  DescriptionList,
  Columns,
  SeatGrid,
  SeatLegend,
  SelectField,
  Stack,
} from '@motorpark/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import {
  chooseTrip,
  dummySeats,
  formatSeats,
  freeSeats,
  saleOf,
  type Seat,
  seatsOf,
  toggleSeat,
  type Trip,
  TRIP_SALE_MESSAGES,
  withoutTaken,
} from '../index';
import { aTrip } from '../fixtures';

const TODAY = '2026-11-21';

const TRIPS: readonly Trip[] = [
  aTrip({ id: 'morning', routeId: 'Awka - Lagos' }),
  aTrip({ id: 'noon', routeId: 'Awka - Abuja', totalSeats: 18, takenSeats: [1, 4, 17] }),
  aTrip({ id: 'full', routeId: 'Awka - Onitsha', totalSeats: 7, takenSeats: [1, 2, 3, 4, 5, 6, 7] }),
  aTrip({ id: 'yesterday', routeId: 'Awka - Owerri', travelDate: '2026-11-20T12:00:00.000Z' }),
];

const TRIP_OPTIONS = TRIPS.map(({ id, routeId }) => ({ value: id, label: `${routeId} (${id})` }));

interface SeatRulesProps {
  /** The initially selected trip; without one, placeholder seats are shown. */
  trip: string;
}

/** Shows which seats can be sold, what pressing one does, and what happens if another counter sells one first. */
function SeatRules({ trip: first }: SeatRulesProps) {
  const [choice, setChoice] = useState({ tripId: first, seats: [] as number[] });
  const [soldMeanwhile, setSoldMeanwhile] = useState<Record<string, number[]>>({});
  const trip = tripOf(choice.tripId, soldMeanwhile);
  const [firstChosen] = choice.seats;

  function toggle(seat: Seat) {
    setChoice({ ...choice, seats: toggleSeat(choice.seats, seat) });
  }

  function sellElsewhere(seat: number) {
    const { tripId, seats } = choice;
    setSoldMeanwhile({ ...soldMeanwhile, [tripId]: [...(soldMeanwhile[tripId] ?? []), seat] });
    setChoice({ tripId, seats: withoutTaken(seats, [seat]) });
  }

  return (
    <Columns
      asideLabel="Trip"
      aside={
        <Card>
          <Stack>
            <SelectField
              name="trip"
              label="Trip"
              placeholder="Select trip"
              value={choice.tripId}
              onChange={(id) => setChoice(chooseTrip(choice, id))}
              options={TRIP_OPTIONS}
            />
            <DescriptionList
              missingText="None"
              items={[
                { term: 'Seats chosen', value: formatSeats(choice.seats) },
                { term: 'Free seats', value: trip && freeSeats(trip) },
                { term: 'Sale', value: trip && saleText(trip) },
              ]}
            />
            <Button
              isDisabled={firstChosen === undefined}
              onPress={() => firstChosen !== undefined && sellElsewhere(firstChosen)}
            >
              Sell the first one at another counter
            </Button>
          </Stack>
        </Card>
      }
    >
      <Card title="Seats">
        <Stack>
          <SeatGrid
            seats={trip ? seatsOf(trip, choice.seats) : dummySeats()}
            onSelect={toggle}
            isPlaceholder={!trip}
          />
          <SeatLegend />
        </Stack>
      </Card>
    </Columns>
  );
}

function tripOf(id: string, soldMeanwhile: Record<string, number[]>): Trip | undefined {
  const trip = TRIPS.find((one) => one.id === id);
  return trip && { ...trip, takenSeats: [...trip.takenSeats, ...(soldMeanwhile[id] ?? [])] };
}

function saleText(trip: Trip): string {
  const sale = saleOf(trip, TODAY);
  return sale === 'open' ? 'Open' : TRIP_SALE_MESSAGES[sale];
}

const meta = {
  title: 'Domain/Rules and formats/Seats',
  component: SeatRules,
  tags: ['autodocs'],
  argTypes: { trip: { control: 'select', options: ['', ...TRIPS.map(({ id }) => id)] } },
  args: { trip: 'morning' },
} satisfies Meta<typeof SeatRules>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Press seats, change the trip, or sell a seat at another counter. */
export const TryThem: Story = {};

/** No trip yet: twelve placeholder seats that cannot be pressed. */
export const NoTrip: Story = {
  args: { trip: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Seat/ })).not.toBeInTheDocument();
  },
};

/** Pressing a seat books or frees it; a reserved seat stays reserved. */
export const ClerkPressesSeats: Story = {
  parameters: { pictures: ['light'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Seat 11, Available' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Seat 4, Available' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Seat 2, Reserved' }));
    await expect(canvas.getByText('4, 11')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Seat 4, Booked' }));
    await expect(canvas.getByRole('button', { name: 'Seat 4, Available' })).toBeVisible();
  },
};

/** Another trip has other seats, so the choice is cleared. */
export const ClerkChangesTheTrip: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Seat 1, Available' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Trip' }), 'noon');
    await expect(canvas.getByRole('button', { name: 'Seat 1, Reserved' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Booked$/ })).not.toBeInTheDocument();
  },
};

/** A chosen seat that was sold meanwhile becomes reserved; the other chosen seats stay. */
export const AnotherCounterWasFaster: Story = {
  parameters: { pictures: ['light'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Seat 4, Available' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Seat 6, Available' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Sell the first one at another counter' }));
    await expect(canvas.getByRole('button', { name: 'Seat 4, Reserved' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Seat 6, Booked' })).toBeVisible();
  },
};

/** A full trip and one that has left say so. */
export const NothingToSell: Story = {
  args: { trip: 'full' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This trip is full. Please choose another trip.')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Trip' }), 'yesterday');
    await expect(canvas.getByText('This trip has left. Please choose another trip.')).toBeVisible();
  },
};
