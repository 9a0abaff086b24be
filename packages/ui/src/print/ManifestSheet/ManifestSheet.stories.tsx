import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LETTERHEAD } from '../letterhead.fixtures';
import { onA4, onNarrowRoll, onRoll } from '../Paper/Paper.fixtures';
import { ManifestSheet } from './ManifestSheet';
import { aFullCoach, aManifest } from './ManifestSheet.fixtures';
import { guide } from './ManifestSheet.guide';

const meta = {
  title: 'Domain/Receipts and sheets/ManifestSheet',
  component: ManifestSheet,
  tags: ['autodocs'],
  args: { manifest: aManifest(), letterhead: LETTERHEAD, printedAt: '2025-01-15T08:30:00.000Z' },
  ...onRoll,
  parameters: { guide },
} satisfies Meta<typeof ManifestSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On a roll of 80 mm: the driver's copy and the park's. */
export const OnTheRoll: Story = {
  tags: ['states'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Copy 1 of 2 · Original: driver')).toBeVisible();
    await expect(canvas.getByText('Copy 2 of 2 · Duplicate: park')).toBeVisible();
    await expect(canvas.getAllByText('3 of 14 seats sold · 2 boarded · 1 no-show')).toHaveLength(2);
    await expect(canvas.getAllByText('2 parcels · 3 pieces · 12.5 kg · 1 not weighed')).toHaveLength(2);
    await expect(canvas.getAllByText('Seat 2: name, address, name of next of kin')).toHaveLength(2);
  },
};

export const OnANarrowRoll: Story = { ...onNarrowRoll };

const MM = 96 / 25.4;

/** On A4, each copy on its own page. What is missing is a line of 40 mm to write on, and nothing is wider than the page. */
export const OnPage: Story = {
  ...onA4,
  play: async ({ canvasElement }) => {
    const blanks = [...canvasElement.querySelectorAll<HTMLElement>('[data-blank]')];
    await expect(blanks.length).toBeGreaterThan(0);
    for (const { offsetWidth } of blanks)
      await expect(offsetWidth).toBeGreaterThanOrEqual(Math.floor(40 * MM));
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** A full coach continues on the next page. */
export const FullCoach: Story = { ...onA4, args: { manifest: aFullCoach() } };

/** No seat is sold yet. */
export const Empty: Story = {
  ...onA4,
  args: { manifest: aManifest({ passengers: [], parcels: [], driver: undefined }) },
};
