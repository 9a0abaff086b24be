import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { WeekGrid } from './WeekGrid';
import { changedWeeks } from './WeekGrid.fixtures';
import { guide } from './WeekGrid.guide';

const meta = {
  title: 'Domain/Trips and seats/WeekGrid',
  component: WeekGrid,
  tags: ['autodocs'],
  parameters: { guide },
  args: { label: 'Departures', first: '2026-11-23', last: '2026-12-04', entries: changedWeeks },
} satisfies Meta<typeof WeekGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** What a change does to each day: each departure says it in words, too. */
export const Changed: Story = {
  tags: ['states'],
  parameters: { pictures: ['light', 'dark', 'phone', 'forced-colors'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Departures' })).toBeVisible();
    await expect(canvas.getByText(', stays: it has tickets')).toBeInTheDocument();
  },
};

/** Departures that open something are buttons, named by their time and day. */
export const Pressed: Story = {
  parameters: { pictures: ['light'] },
  args: { onSelect: fn() },
  play: async ({ canvas, args }) => {
    const added = canvas.getByRole('button', { name: '10:00 AM, 28 Nov 2026, is added' });
    canvas.getByRole('button', { name: '07:00 AM, 27 Nov 2026, is taken away' }).focus();
    await userEvent.tab();
    await expect(added).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(changedWeeks[7]);
  },
};
