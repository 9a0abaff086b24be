import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { HallBoard } from './HallBoard';
import { disruptedMorning, hostileMorning, morning } from './HallBoard.fixtures';
import { guide } from './HallBoard.guide';

const meta = {
  title: 'Domain/Trips and seats/HallBoard',
  component: HallBoard,
  tags: ['autodocs'],
  parameters: { guide, layout: 'fullscreen', picture: 'page', theme: 'dark' },
  globals: { theme: 'dark' },
  args: { terminal: 'Awka', company: 'Motorpark', departures: morning, now: '2025-01-15T08:30:00.000Z' },
} satisfies Meta<typeof HallBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first of two pages: one departure is late, one is full. */
export const States: Story = { tags: ['states'] };

/** The page after it. */
export const NextPage: Story = { args: { page: 1 } };

/** After the last page the first one is shown again. */
export const BehindTheLastPage: Story = {
  args: { page: 2 },
  parameters: { pictures: [] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Page 1 of 2')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('20 min late')).toBeVisible());
  },
};

/** The connection is lost: the board says since when. */
export const ConnectionLost: Story = { args: { lostSince: '2025-01-15T08:12:00.000Z' } };

/** A delayed departure, listed under its original time, and a cancelled one. */
export const Disrupted: Story = {
  args: { departures: disruptedMorning },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Delayed until 02:30 PM')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Cancelled')).toBeVisible());
  },
};

/** A hall without departures. */
export const Empty: Story = { args: { departures: [] } };

/** Long texts are cut off, so that each departure stays on one line. */
export const LongTexts: Story = {
  args: { departures: hostileMorning, terminal: 'Nnewi Nkwo Triangle International Motor Park' },
};

/** On a phone. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
