import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Sample, Sampler } from '../../controls/fixtures';
import { SeatsField, type SeatsFieldProps } from './SeatsField';
import { guide } from './SeatsField.guide';

const trip = { totalSeats: 18, takenSeats: [3, 8, 13, 14], vehicleType: 'Coaster' };
const sienna = { totalSeats: 7, takenSeats: [2], vehicleType: 'Sienna' };

/** The field with the choice in its state. */
function Choosing(args: SeatsFieldProps) {
  const [seats, setSeats] = useState(args.seats);
  return (
    <SeatsField
      {...args}
      seats={seats}
      onChange={(next) => {
        setSeats(next);
        args.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Domain/Trips and seats/SeatsField',
  component: SeatsField,
  tags: ['autodocs'],
  parameters: { guide },
  args: { label: 'Seats', trip, seats: [4, 5], onChange: fn() },
  render: (args) => <Choosing {...args} />,
} satisfies Meta<typeof SeatsField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** No trip chosen; nothing chosen yet; passengers named, one without a seat; a seat that was sold meanwhile; and nothing that can be changed. */
export const States: Story = {
  tags: ['states'],
  render: (args) => (
    <Sampler>
      <Sample name="No trip">
        <SeatsField {...args} trip={undefined} seats={[]} />
      </Sample>
      <Sample name="Nothing chosen">
        <SeatsField {...args} trip={sienna} seats={[]} error="Please select at least one seat." />
      </Sample>
      <Sample name="Named">
        <SeatsField
          {...args}
          trip={sienna}
          seats={[4, 5]}
          passengers={[
            { name: 'Ada Obi', seat: 4, isTraveler: true },
            { name: 'Ben Eze', seat: 5, isTraveler: false },
            { name: 'Chi Eze', seat: undefined, isTraveler: false },
          ]}
        />
      </Sample>
      <Sample name="Locked">
        <SeatsField {...args} trip={sienna} seats={[4, 5]} isLocked />
      </Sample>
    </Sampler>
  ),
};

/** Seat 5 was sold at another counter; the next press lets go of it. */
export const SoldMeanwhile: Story = {
  args: {
    trip: { ...trip, takenSeats: [3, 5, 8, 13, 14] },
    lost: [5],
    error: 'Seat 5 has just been sold. Please choose another seat.',
  },
  parameters: { pictures: ['light'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Seat 6, / }));
    await expect(args.onChange).toHaveBeenCalledWith([4, 6]);
  },
};

/** Space gives a seat up, and takes another one: what is chosen follows each press. */
export const ByTheKeyboard: Story = {
  parameters: { pictures: [] },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Seat 4, Booked' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith([5]);
    await userEvent.keyboard('6 ');
    await expect(args.onChange).toHaveBeenLastCalledWith([5, 6]);
  },
};

/** Presses change nothing. */
export const Locked: Story = {
  args: { isLocked: true },
  parameters: { pictures: [] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Seat 4, / }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
