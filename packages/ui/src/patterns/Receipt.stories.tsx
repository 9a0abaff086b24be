import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { ReceiptPage } from './ReceiptPage.fixtures';

/**
 * From a sale to the printed receipt: form, overview, print. It is the same for a ticket and for a waybill.
 *
 * - **The overview comes first.** It shows what was sold, in the order in which the clerk reads it aloud. A wrong name is corrected before
 *   it costs paper: the link back leads to the form, with everything in it.
 * - **One paper per machine.** The paper in the printer is chosen once, beside the print button; this computer remembers it.
 * - **Save & Print prints the sheet and nothing else**: a `PrintSheet` with the same receipt that the `PaperPreview` shows.
 *   The browser's own print command does the same. A PDF is named after the ticket.
 * - **Two copies.** The customer's ticket has the terms, the company's a line to sign. Both copies of a waybill are one
 *   `WaybillSheet`: halves of an A4 sheet with a line to cut along, or two slips of a roll.
 * - **The sheet has its real size.** A page is wider than a phone: it scrolls in its own frame, and its layout does not change.
 * - **Codes can be scanned.** The modules of the ticket's QR code and the waybill's barcode are whole dots of the printer; the number is written below.
 * - **Nothing is left blank**: N/A on a ticket; Unknown, Nil or N/A on a waybill.
 * - **The letterhead is one object that the app passes in**, so another company only needs another one: name, phones, address, e-mail, terms, signature.
 */
const meta = {
  title: 'Patterns/Receipt',
  component: ReceiptPage,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    picture: 'page',
    docs: { canvas: { sourceState: 'none' }, story: { inline: false } },
  },
  args: { shows: 'overview' },
} satisfies Meta<typeof ReceiptPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Just sold: to be read aloud, then printed. By keyboard: the paper, Tab, Enter. */
export const Overview: Story = {
  play: async ({ canvas, userEvent }) => {
    const printed: string[] = [];
    spyOn(window, 'print').mockImplementation(() => {
      printed.push(
        `${document.title}, ${document.querySelector<HTMLElement>('[data-print-sheet]')?.dataset['printSheet']}`,
      );
      window.dispatchEvent(new Event('afterprint'));
    });
    canvas.getByRole('radio', { name: '80 mm roll' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(printed).toEqual(['Customer Receipt TK-7QF3XM-Q, A4']));
  },
};

/** The company's copy, as it will be printed on the roll. */
export const CompanyCopy: Story = {
  parameters: { pictures: ['light'] },
  args: { shows: 'company' },
};

/** A page on a phone scrolls in its frame; the screen does not. */
export const OnAPhone: Story = {
  parameters: { pictures: ['light'] },
  args: { shows: 'customer', startPaper: 'A4' },
  globals: { viewport: { value: 'phone' } },
};
