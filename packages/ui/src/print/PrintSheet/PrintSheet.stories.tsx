import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { LETTERHEAD } from '../letterhead.fixtures';
import { TicketReceipt } from '../TicketReceipt/TicketReceipt';
import { aTicket, PRINTED_AT } from '../TicketReceipt/TicketReceipt.fixtures';
import { PrintSheet } from './PrintSheet';
import { guide } from './PrintSheet.guide';

const receipt = <TicketReceipt ticket={aTicket()} letterhead={LETTERHEAD} printedAt={PRINTED_AT} />;

const meta = {
  title: 'Components/Print/PrintSheet',
  component: PrintSheet,
  tags: ['autodocs'],
  args: { paper: '80mm', children: receipt },
  parameters: { guide, docs: { story: { inline: false } } },
  decorators: [
    (Story) => (
      <>
        <p>The page, with all that the clerk sees. Print it: only the receipt comes out.</p>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof PrintSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

const pageRule = () => {
  const style = document.querySelector<HTMLStyleElement>('[data-print-sheet] style');
  return [...(style?.sheet?.cssRules ?? [])].find((rule) => rule instanceof CSSPageRule)?.cssText;
};

/** Only the receipt is on the paper, as TicketReceipt's pictures show it; the page is as long as the receipt. */
export const Roll: Story = {
  tags: ['states'],
  parameters: { pictures: [] },
  globals: { viewport: { value: 'paper80' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The page/)).not.toBeVisible();
    await document.fonts.ready;
    const content = document.querySelector('[data-print-sheet] > div');
    await waitFor(async () => {
      const contentHeight = (content?.getBoundingClientRect().height ?? 0) / (96 / 25.4);
      const pageHeight = Number(/size: 80mm (\d+)mm/.exec(pageRule() ?? '')?.[1]);
      await expect(pageHeight).toBeGreaterThan(contentHeight);
      await expect(pageHeight).toBeLessThanOrEqual(contentHeight + 2);
    });
  },
};

/** One A4 page, portrait. */
export const Page: Story = {
  args: { paper: 'A4' },
  parameters: { pictures: [] },
  globals: { viewport: { value: 'paperA4' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The page/)).not.toBeVisible();
    await expect(pageRule()).toBe('@page { size: a4 portrait; margin: 0px; }');
  },
};

/** It is not visible on the screen, and hidden from screen readers. */
export const NotOnScreen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The page/)).toBeVisible();
    const sheet = document.querySelector('[data-print-sheet]');
    await expect(sheet).not.toBeVisible();
    await expect(sheet).toHaveAttribute('aria-hidden', 'true');
  },
};
