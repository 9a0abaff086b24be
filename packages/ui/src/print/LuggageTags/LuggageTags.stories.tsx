import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onA4, onNarrowRoll, onRoll } from '../Paper/Paper.fixtures';
import { aTicket, hostileTicket } from '../TicketReceipt/TicketReceipt.fixtures';
import { LuggageTags } from './LuggageTags';
import { guide } from './LuggageTags.guide';

const LUGGAGE = { pieces: 2, kg: 35, fee: 150_000 };

const meta = {
  title: 'Domain/Receipts and sheets/LuggageTags',
  component: LuggageTags,
  tags: ['autodocs'],
  args: { ticket: aTicket({ luggage: LUGGAGE }) },
  ...onRoll,
  parameters: { guide },
} satisfies Meta<typeof LuggageTags>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two pieces of one ticket, on a roll of 58 mm. */
export const OnANarrowRoll: Story = {
  tags: ['states'],
  ...onNarrowRoll,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Piece 1 of 2')).toBeVisible();
    await expect(canvas.getByText('Piece 2 of 2')).toBeVisible();
    await expect(canvas.getAllByRole('img', { name: 'Barcode of TK-7QF3XM-Q' })).toHaveLength(2);
  },
};

/** On A4 the tags are cut apart. */
export const OnPage: Story = { ...onA4, parameters: { pictures: ['light'] } };

/** Long names and many seats. */
export const Hostile: Story = {
  ...onNarrowRoll,
  args: { ticket: { ...hostileTicket, number: 'TK-7QF3XM-Q', luggage: { pieces: 1, kg: 0, fee: 0 } } },
  parameters: { layout: 'fullscreen', pictures: [] },
};
