import type { Meta, StoryObj } from '@storybook/react-vite';
import { seatsOf } from '@motorpark/domain';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../../layout';
import { SeatGrid, type SeatGridProps } from './SeatGrid';
import { ChoosingSeats } from './SeatGrid.fixtures';

const coach = seatsOf({ totalSeats: 18, takenSeats: [3, 8] }, [4, 5]);

const meta = {
  title: 'Domain/Trips and seats/SeatGrid/At the counter',
  component: SeatGrid,
  args: { seats: coach, onSelect: fn() },
} satisfies Meta<typeof SeatGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Digits move to the seat of that number; two of them in quick succession form one number. Space takes the seat. */
export const DigitsGoToSeats: Story = {
  parameters: { pictures: [] },
  render: (args) => <ChoosingSeats {...args} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    const steps = [
      ['6', 'Seat 6, Available'],
      ['{Home}', 'Seat 1, Available'],
      ['9', 'Seat 9, Available'],
      ['1', 'Seat 1, Available'],
      ['2', 'Seat 12, Available'],
      ['9', 'Seat 9, Available'],
      ['0', 'Seat 9, Available'],
      ['{Shift>}7{/Shift}', 'Seat 7, Available'],
      [' ', 'Seat 7, Booked'],
    ] as const;
    for (const [key, name] of steps) {
      await userEvent.keyboard(key);
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
    }
  },
};

/** A grid with a button by which another counter sells a seat that is chosen here. */
function SeatsBeingLost(args: SeatGridProps) {
  const [lost, setLost] = useState<number[]>([]);
  return (
    <Stack gap={4}>
      <SeatGrid
        {...args}
        seats={seatsOf({ totalSeats: 18, takenSeats: [3, 8, ...lost] }, [4, 5])}
        lost={lost}
      />
      <button type="button" onClick={() => setLost([5])}>
        Sell seat 5 elsewhere
      </button>
    </Stack>
  );
}

/** A chosen seat that is sold elsewhere is marked, says so, and takes the focus, so that the clerk notices it before going on. */
export const SeatIsLost: Story = {
  tags: ['states'],
  parameters: { pictures: ['light', 'dark', 'forced-colors'] },
  render: (args) => <SeatsBeingLost {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sell seat 5 elsewhere' }));
    const seat = canvas.getByRole('button', { name: 'Seat 5, Reserved, just sold' });
    await waitFor(() => expect(seat).toHaveFocus());
    await expect(seat).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: 'Seat 4, Booked' })).toBeVisible();
  },
};

/** A grid for a trip that was chosen before the form opened: its seats arrive at the press of a button. */
function SeatsOnTheirWay(args: SeatGridProps) {
  const [isThere, setIsThere] = useState(false);
  return (
    <Stack gap={4}>
      <SeatGrid {...args} isPlaceholder={!isThere} autoFocus />
      <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => setIsThere(true)}>
        The seats come
      </button>
    </Stack>
  );
}

/** While the seats are loading the focus waits on the placeholder, so that the first key reaches a seat. */
export const SeatsFirst: Story = {
  parameters: { pictures: [] },
  render: (args) => <SeatsOnTheirWay {...args} />,
  play: async ({ canvas }) => {
    const drawing = canvas.getByRole('img', { name: 'Seats: no trip selected' });
    await waitFor(() => expect(drawing).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'The seats come' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Seat 4, Booked' })).toHaveFocus());
  },
};

/** If the user has moved the focus elsewhere while the seats were loading, it stays there. */
export const SeatsTakeNoFocusAway: Story = {
  parameters: { pictures: [] },
  render: (args) => <SeatsOnTheirWay {...args} />,
  play: async ({ canvas }) => {
    const drawing = canvas.getByRole('img', { name: 'Seats: no trip selected' });
    await waitFor(() => expect(drawing).toHaveFocus());
    const button = canvas.getByRole('button', { name: 'The seats come' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('button', { name: 'Seat 4, Booked' });
    await expect(button).toHaveFocus();
  },
};
