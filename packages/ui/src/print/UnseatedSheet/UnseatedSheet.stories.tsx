import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LETTERHEAD } from '../letterhead.fixtures';
import { onA4, onNarrowRoll, onRoll } from '../Paper/Paper.fixtures';
import { UnseatedSheet } from './UnseatedSheet';
import { unseatedPassengers } from './UnseatedSheet.fixtures';
import { guide } from './UnseatedSheet.guide';

const meta = {
  title: 'Domain/Receipts and sheets/UnseatedSheet',
  component: UnseatedSheet,
  tags: ['autodocs'],
  args: { unseated: unseatedPassengers, letterhead: LETTERHEAD, printedAt: '2025-01-15T08:30:00.000Z' },
  ...onRoll,
  parameters: { guide },
} satisfies Meta<typeof UnseatedSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On a roll of 80 mm: the passengers to call. */
export const OnTheRoll: Story = {
  tags: ['states'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Chinedu Obi')).toBeVisible();
    await expect(canvas.getByText('3 passengers')).toBeVisible();
  },
};

export const OnANarrowRoll: Story = { ...onNarrowRoll };

/** On A4. */
export const OnPage: Story = { ...onA4 };
