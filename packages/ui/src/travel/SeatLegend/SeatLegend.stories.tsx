import type { Meta, StoryObj } from '@storybook/react-vite';
import { SeatLegend } from './SeatLegend';

const meta = {
  title: 'Travel/SeatLegend',
  component: SeatLegend,
  tags: ['autodocs'],
} satisfies Meta<typeof SeatLegend>;

export default meta;

/** Available, Reserved (already taken) and Booked (chosen now). */
export const Legend: StoryObj<typeof meta> = {};
