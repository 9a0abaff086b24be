import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Spinner } from '../../controls';
import { LETTERHEAD } from '../letterhead.fixtures';
import { TicketReceipt } from '../TicketReceipt/TicketReceipt';
import { aTicket, PRINTED_AT } from '../TicketReceipt/TicketReceipt.fixtures';
import { usePrintedSheet } from '../usePrintedSheet';
import { PrintedPage, type PrintedPageProps } from './PrintedPage';
import { guide } from './PrintedPage.guide';

const printing: PrintedPageProps['printing'] = {
  paper: '80mm',
  choosePaper: fn(),
  letterhead: LETTERHEAD,
  whileUnknown: <Spinner label="Loading the company…" />,
  isJustSaved: false,
  printedAt: PRINTED_AT,
  reprint: undefined,
  print: fn(),
  isWaiting: false,
};

const meta = {
  title: 'Components/Print/PrintedPage',
  component: PrintedPage,
  tags: ['autodocs'],
  parameters: { guide, docs: { story: { inline: false } } },
  args: {
    title: 'Customer Receipt',
    back: { href: '#/admin/tickets/overview', label: 'Tickets Overview' },
    printing,
    printLabel: 'Save & Print',
    fileTitle: 'Customer Receipt TK-7QF3XM-K',
    renderSheet: (head) => <TicketReceipt ticket={aTicket()} {...head} />,
  },
} satisfies Meta<typeof PrintedPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The sheet as it is printed. The button prints it under the name of its file. */
export const States: Story = {
  tags: ['states'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save & Print' }));
    await expect(args.printing.print).toHaveBeenCalledWith('Customer Receipt TK-7QF3XM-K');
    await userEvent.click(canvas.getByRole('radio', { name: 'A4' }));
    await expect(args.printing.choosePaper).toHaveBeenCalledWith('A4');
  },
};

/** The sheet has just been made: Enter prints it. */
export const JustSaved: Story = {
  parameters: { pictures: [] },
  args: { printing: { ...printing, isJustSaved: true } },
  play: async ({ canvas, args, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save & Print' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.printing.print).toHaveBeenCalledOnce();
  },
};

/** Until the company is known, there is nothing to print. */
export const CompanyUnknown: Story = {
  parameters: { pictures: [] },
  args: { printing: { ...printing, letterhead: undefined, whileUnknown: <p>Loading the company…</p> } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Save & Print' })).not.toBeInTheDocument();
  },
};

const numberPrint = fn(async () => ({ number: 2 }));

/** A page whose prints are numbered. */
function Numbered(props: PrintedPageProps) {
  const [paper, choosePaper] = useState(props.printing.paper);
  const numbered = usePrintedSheet({
    ...props.printing,
    paper,
    choosePaper,
    now: () => PRINTED_AT,
    numberPrint,
    isNumbered: true,
  });
  return <PrintedPage {...props} printing={numbered} />;
}

/** A page whose sheet is being read again, until it is read. */
function BeingRead(props: PrintedPageProps) {
  const [isBeingRead, setBeingRead] = useState(true);
  const sheet = { ...props.printing, now: () => PRINTED_AT, numberPrint, isNumbered: true, isBeingRead };
  return (
    <>
      <PrintedPage {...props} printing={usePrintedSheet(sheet)} />
      <button type="button" onClick={() => setBeingRead(false)}>
        Read
      </button>
    </>
  );
}

/** What is being read again is printed once it is read: nobody gets paper that shows what was changed. */
export const PrintedOnceRead: Story = {
  parameters: { pictures: [] },
  render: (args) => <BeingRead {...args} />,
  play: async ({ canvas, userEvent }) => {
    const print = canvas.getByRole('button', { name: 'Save & Print' });
    await userEvent.click(print);
    await waitFor(() => expect(print).toHaveAttribute('aria-busy', 'true'));
    await expect(numberPrint).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Read' }));
    await waitFor(() => expect(numberPrint).toHaveBeenCalledOnce());
  },
};

/** A print that the browser starts has no number: it is marked as a copy on the sheet, and the preview is not. */
export const PrintedByTheBrowser: Story = {
  parameters: { pictures: [] },
  render: (args) => <Numbered {...args} />,
  play: async () => {
    const sheet = document.querySelector('[data-print-sheet]');
    await expect(sheet).not.toHaveTextContent('COPY');
    window.dispatchEvent(new Event('beforeprint'));
    await expect(sheet).toHaveTextContent('COPY');
    window.dispatchEvent(new Event('afterprint'));
    await expect(sheet).not.toHaveTextContent('COPY');
    await expect(numberPrint).not.toHaveBeenCalled();
  },
};
