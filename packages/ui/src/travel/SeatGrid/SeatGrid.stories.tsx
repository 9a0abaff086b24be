import { dummySeats, seatsOf } from '@motorpark/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../controls';
import { Sample, Sampler } from '../../controls/fixtures';
import { Inline, Stack } from '../../layout';
import { SeatLegend } from '../SeatLegend/SeatLegend';
import { SeatGrid } from './SeatGrid';
import { guide } from './SeatGrid.guide';
import { ChoosingSeats, fullBus, partSoldCoach, VEHICLES } from './SeatGrid.fixtures';

const meta = {
  title: 'Domain/Trips and seats/SeatGrid',
  component: SeatGrid,
  tags: ['autodocs'],
  parameters: { guide },
  args: { seats: partSoldCoach, onSelect: fn() },
} satisfies Meta<typeof SeatGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** Four seats sold, two chosen. A seat's status is shown by its fill, its border, its pattern and a tick; never by colour alone. */
export const PartSold: Story = {
  parameters: {
    tree: `
      - text: Seats
      - group "Seats":
        - text: Driver
        - button "Seat 1, Available": "1"
        - button "Seat 2, Available": "2"
        - button "Seat 3, Reserved" [disabled]: "3"
        - button "Seat 4, Booked" [pressed]: "4"
        - button "Seat 5, Booked" [pressed]: "5"
        - button "Seat 6, Available": "6"
        - text: Door
        - button "Seat 7, Available": "7"
        - button "Seat 8, Reserved" [disabled]: "8"
        - button "Seat 9, Available": "9"
        - button "Seat 10, Available": "10"
        - button "Seat 11, Available": "11"
        - button "Seat 12, Available": "12"
        - button "Seat 13, Reserved" [disabled]: "13"
        - button "Seat 14, Reserved" [disabled]: "14"
        - button "Seat 15, Available": "15"
        - button "Seat 16, Available": "16"
        - button "Seat 17, Available": "17"
        - button "Seat 18, Available": "18"
        - text: Arrow keys walk the seats, digits go to one, Space takes it.
      - list "What the seats mean":
        - listitem: Available
        - listitem: Reserved
        - listitem: Booked`,
  },
  render: (args) => (
    <Stack gap={4}>
      <SeatGrid {...args} />
      <SeatLegend />
    </Stack>
  ),
};

const sienna = [...VEHICLES[0].seats];

/**
 * Hovered and pressed (the story about keys shows the focus); no seat taken; every seat sold, which can be reached but
 * not taken; and no trip chosen: twelve placeholder seats and nothing to press, explained in `TripSummary`.
 */
export const States: Story = {
  tags: ['states'],
  parameters: { pictures: ['light', 'dark', 'phone', 'large-text', 'forced-colors'] },
  render: (args) => (
    <Sampler>
      {(['hovered', 'pressed'] as const).map((look) => (
        <Sample key={look} name={`Seats ${look}`} look={look}>
          <SeatGrid {...args} seats={sienna} />
        </Sample>
      ))}
      <Sample name="None taken">
        <SeatGrid {...args} seats={seatsOf({ totalSeats: 7, takenSeats: [] }, [])} />
      </Sample>
      <Sample name="Every seat sold">
        <SeatGrid {...args} seats={fullBus} />
      </Sample>
      <Sample name="No trip selected">
        <SeatGrid {...args} seats={dummySeats()} isPlaceholder />
      </Sample>
    </Sampler>
  ),
};

/** Seats are arranged as in real vehicles: the remaining ones are beside the driver or on the bench at the back, or leave room for the door. */
export const Vehicles: Story = {
  render: (args) => (
    <Inline gap={6} align="start">
      {VEHICLES.map(({ name, seats }) => (
        <Stack key={name} gap={2}>
          <strong>{name}</strong>
          <SeatGrid {...args} seats={[...seats]} />
        </Stack>
      ))}
    </Inline>
  ),
};

/** A coach on a phone: five seats in a row fit, and each is as large as a thumb. */
export const CoachOnPhone: Story = {
  args: { seats: [...VEHICLES[4].seats] },
  globals: { viewport: { value: 'phone' } },
};

/** A press takes a free seat; another one releases it. */
export const ClerkPicksSeat: Story = {
  parameters: { pictures: [] },
  render: (args) => <ChoosingSeats {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Seat 6, Available' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith({ number: 6, status: 'available' });
    await expect(canvas.getByRole('button', { name: 'Seat 6, Booked' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Seat 4, Booked' }));
    await expect(canvas.getByRole('button', { name: 'Seat 4, Available' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  },
};

/** A sold seat is read out as reserved, and stays so. */
export const ReservedSeatStays: Story = {
  parameters: { pictures: [] },
  render: (args) => <ChoosingSeats {...args} />,
  play: async ({ canvas, args }) => {
    const sold = canvas.getByRole('button', { name: 'Seat 8, Reserved' });
    await expect(sold).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(sold, { pointerEventsCheck: 0 });
    sold.focus();
    await userEvent.keyboard(' ');
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

/** By keyboard: Tab enters once, arrow keys move through the vehicle's layout, Space takes the seat. */
export const WalkedByKeys: Story = {
  render: (args) => <ChoosingSeats {...args} />,
  play: async ({ canvas }) => {
    const steps = [
      ['{Tab}', 'Seat 4, Booked'],
      ['{ArrowLeft}', 'Seat 3, Reserved'],
      ['{ArrowLeft}', 'Seat 2, Available'],
      ['{ArrowDown}', 'Seat 6, Available'],
      ['{ArrowDown}', 'Seat 8, Reserved'],
      ['{ArrowRight}', 'Seat 9, Available'],
      ['{ArrowUp}', 'Seat 6, Available'],
      ['{End}', 'Seat 18, Available'],
      ['{ArrowDown}', 'Seat 18, Available'],
      ['{Home}', 'Seat 1, Available'],
      ['{ArrowUp}', 'Seat 1, Available'],
      [' ', 'Seat 1, Booked'],
      [' ', 'Seat 1, Available'],
      [' ', 'Seat 1, Booked'],
      // Taking a seat ends its number: the next digit is another seat.
      ['2', 'Seat 2, Available'],
      [' ', 'Seat 2, Booked'],
      [' ', 'Seat 2, Available'],
      ['1', 'Seat 1, Booked'],
      ['2', 'Seat 12, Available'],
      ['{Home}', 'Seat 1, Booked'],
    ] as const;
    for (const [key, name] of steps) {
      await userEvent.keyboard(key);
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.tab();
    for (const seat of canvas.getAllByRole('button')) await expect(seat).not.toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Seat 1, Booked' })).toHaveFocus();
  },
};

const onSubmit = fn((event: { preventDefault: () => void }) => event.preventDefault()).mockName('onSubmit');

/** In a wizard Enter goes on to the next step, from any seat; it takes none. */
export const EnterGoesOn: Story = {
  parameters: { pictures: [] },
  render: (args) => (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap={4}>
        <ChoosingSeats {...args} />
        <Button type="submit" variant="primary" keyHint="Enter">
          Next
        </Button>
      </Stack>
    </form>
  ),
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Seat 6, Available' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};
