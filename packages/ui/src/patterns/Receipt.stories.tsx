import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { ReceiptPage } from './ReceiptPage.fixtures';

/**
 * From a sale to the paper in the customer's hand: form, overview, print. The same for a ticket and for a waybill.
 *
 * - **First the overview.** What was sold, in the order in which the clerk reads it aloud. A wrong name is mended before it costs
 *   paper: the way back leads to the form, with everything in it.
 * - **One paper for the machine.** What the printer holds is chosen beside the print button, once; this computer remembers it.
 * - **Save & Print prints what is on the sheet and nothing else**: a `PrintSheet` with the same receipt as the `PaperPreview` shows.
 *   The browser's own print command gives the same. A PDF is named after the ticket.
 * - **Two copies.** The customer's ticket carries the terms, the company's a line to sign. Both copies of a waybill are one
 *   `WaybillSheet`: halves of an A4 sheet with a line to cut along, or two slips of a roll.
 * - **The sheet is as large as it is.** A page is wider than a phone: it scrolls in its own frame and is not set anew.
 * - **It scans.** The ticket's QR code and the waybill's bars are whole dots of the printer; the number stands beneath in letters.
 * - **Nothing is left blank**: N/A on a ticket; Unknown, Nil or N/A on a waybill.
 * - **The letterhead is handed in**, one object, and so is another company's: name, phones, address, e-mail, terms, signature.
 */
const meta = {
  title: 'Patterns/Receipt',
  component: ReceiptPage,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', picture: 'page', docs: { story: { inline: false, height: '620px' } } },
  args: { shows: 'overview' },
} satisfies Meta<typeof ReceiptPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Sold a moment ago: to be read aloud, then printed. By keyboard: the paper, Tab, Enter. */
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

/** The copy that stays, as it will come out of the roll. */
export const CompanyCopy: Story = { args: { shows: 'company' } };

/** A page on a phone scrolls in its frame; the screen stays where it is. */
export const OnAPhone: Story = {
  args: { shows: 'customer', startPaper: 'A4' },
  globals: { viewport: { value: 'phone' } },
};
