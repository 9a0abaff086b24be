import type { Meta, StoryObj } from '@storybook/react-vite';
import { SeatLegend } from './SeatLegend';
import { guide } from './SeatLegend.guide';

const meta = {
  title: 'Domain/Trips and seats/SeatLegend',
  component: SeatLegend,
  tags: ['autodocs'],
  parameters: { guide },
} satisfies Meta<typeof SeatLegend>;

export default meta;

/** Available, Reserved (already taken) and Booked (chosen now). */
export const Legend: StoryObj<typeof meta> = { tags: ['states'] };
