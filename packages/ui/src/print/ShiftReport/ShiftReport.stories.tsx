import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LETTERHEAD } from '../letterhead.fixtures';
import { onA4, onNarrowRoll, onRoll } from '../Paper/Paper.fixtures';
import { ShiftReport } from './ShiftReport';
import {
  CORRECTED_SHIFT,
  COUNTED_WITHOUT_SHIFT,
  DISCARDED_SHIFT,
  EVEN_SHIFT,
  FLOAT_SHIFT,
  FORGOTTEN_SHIFT,
  HANDED_OVER_SHIFT,
  LATE_SHIFT,
  SHORT_SHIFT,
  UNCONFIRMED_SHIFT,
} from './ShiftReport.fixtures';
import { guide } from './ShiftReport.guide';

const meta = {
  title: 'Domain/Receipts and sheets/ShiftReport',
  component: ShiftReport,
  tags: ['autodocs'],
  args: { shift: SHORT_SHIFT, letterhead: LETTERHEAD, printedAt: '2025-01-15T08:30:00.000Z' },
  ...onRoll,
  parameters: { guide },
} satisfies Meta<typeof ShiftReport>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A drawer that is ₦500 short. */
export const OnTheRoll: Story = {
  tags: ['states'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−₦500.00')).toBeVisible();
    await expect(canvas.getByText('Cashier’s signature')).toBeVisible();
    await expect(canvas.getByText('Received by')).toBeVisible();
  },
};

/** A reprint says so, with its number. */
export const Copy: Story = {
  args: { reprint: { number: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('COPY 2')).toBeVisible();
  },
};

/** A mistyped drop, the one that took it back, and the correct one. */
export const DropTakenBack: Story = {
  args: {
    shift: {
      ...SHORT_SHIFT,
      drops: [
        { id: 'd1', amount: 100_000_000, note: 'Safe', at: '2025-01-15T06:55:00.000Z' },
        {
          id: 'd2',
          amount: -100_000_000,
          note: 'A zero too many',
          at: '2025-01-15T06:56:00.000Z',
          takesBack: 'd1',
        },
        ...SHORT_SHIFT.drops,
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/taken back: A zero too many/)).toBeVisible();
    await expect(canvas.getByText('₦150,000.00')).toBeVisible();
  },
};

/** On a roll of 58 mm. */
export const OnANarrowRoll: Story = { ...onNarrowRoll };

/** On A4. */
export const OnPage: Story = { ...onA4 };

/** No difference and no drops: there is no reason, and no list of drops. */
export const Even: Story = {
  args: { shift: EVEN_SHIFT },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Why it differs/)).toBeNull();
    await expect(canvas.queryByText('Cash dropped')).toBeNull();
  },
};

/** Head office closed it, and nobody counted the drawer: the report says so, and who closed it. */
export const NotCounted: Story = {
  args: { shift: FORGOTTEN_SHIFT },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not counted')).toBeVisible();
    await expect(canvas.getByText(/Why Ngozi Eze closed it/)).toBeVisible();
    await expect(canvas.queryByText('Difference')).toBeNull();
  },
};

/** Corrections are listed beside what was signed. */
export const Corrected: Story = {
  args: { shift: CORRECTED_SHIFT, reprint: { number: 1, replaces: '2025-01-15T08:26:00.000Z' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−₦500.00')).toBeVisible();
    await expect(canvas.getByText('+₦500.00')).toBeVisible();
  },
};

/** Somebody else counted the drawer and went on with it, after it paid two expenses: both people are named. */
export const HandedOver: Story = {
  args: { shift: HANDED_OVER_SHIFT },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Taken over by')).toBeVisible();
    await expect(canvas.getByText('₦3,450.00')).toBeVisible();
    await expect(canvas.getByText(/Why it differs/)).toBeVisible();
  },
};

/** A colleague counted the drawer and its cashier did not confirm the count: whoever reads the report sees it at once. */
export const CountedWithout: Story = {
  args: { shift: COUNTED_WITHOUT_SHIFT },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Counted without')).toBeVisible();
    await expect(canvas.getByText(/Why Ada Obi has not confirmed it/)).toBeVisible();
  },
};

/** The same on A4. */
export const CountedWithoutOnA4: Story = { ...CountedWithout, ...onA4 };

/** The cashier confirmed the count of a colleague. */
export const CountConfirmed: Story = {
  args: { shift: { ...HANDED_OVER_SHIFT, isWitnessed: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Count confirmed by')).toBeVisible();
    await expect(canvas.queryByText('Counted without')).toBeNull();
  },
};

/** One transfer was not confirmed: it is listed, with the person who sees to it. */
export const Unconfirmed: Story = {
  args: { shift: UNCONFIRMED_SHIFT },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Of it not confirmed')).toBeVisible();
    await expect(canvas.getByText(/TK-7QF3XM-K, Chinedu Obi/)).toBeVisible();
    await expect(canvas.getByText(/Who sees to what is not confirmed/)).toBeVisible();
  },
};

/** Sales of an outage that arrived after the count are listed below what was signed. */
export const Late: Story = {
  args: { shift: LATE_SHIFT },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sold in it, came after the count')).toBeVisible();
    await expect(canvas.getByText(/TK-9KD2PV-R, Amaka Eze, Cash/)).toBeVisible();
  },
};

/** Sales that were discarded before the server had them are on the report, but in no sum. */
export const Discarded: Story = {
  args: { shift: DISCARDED_SHIFT },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Amaka Eze, .*slip printed: The traveler did not wait/)).toBeVisible();
    await expect(canvas.getByText('₦40,500.00')).toBeVisible();
  },
};

/** The float that stays, the amount for the bank, and that the previous shift had left more than the float. */
export const Float: Story = {
  args: { shift: FLOAT_SHIFT },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Left by the last shift')).toBeVisible();
    await expect(canvas.getByText('₦180,000.00')).toBeVisible();
  },
};
