import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'The receipt is not shown, only printed', use: 'Components/Print/PrintSheet' },
    { when: 'It is shown, and not printed', use: 'Components/Print/PaperPreview' },
  ],
  anatomy: [
    {
      part: 'Actions',
      is: 'What else can be done with the record, the choice of paper, and the button that prints.',
    },
    { part: 'Notices', is: 'Above the sheet: that the record is void, or changed meanwhile.' },
    { part: 'Preview', is: 'The sheet as it is printed, on the chosen paper.' },
    { part: 'Sheet', is: 'What the printer gets; only it has the copy mark.' },
  ],
  keyboard: [
    {
      keys: 'Enter',
      does: 'Prints, if the previous screen has just made the sheet: the button has the focus.',
    },
  ],
  usage: `
import type { Ticket } from '@motorpark/domain';
import { type Letterhead, PrintedPage, Spinner, TicketReceipt, usePrintedSheet } from '@motorpark/ui';

export function Example({ ticket, letterhead }: { ticket: Ticket; letterhead: Letterhead }) {
  const printing = usePrintedSheet({
    paper: '80mm',
    choosePaper: () => {},
    letterhead,
    whileUnknown: <Spinner label="Loading the company…" />,
    isJustSaved: true,
    now: () => new Date().toISOString(),
    numberPrint: async () => undefined,
    isNumbered: false,
  });
  return (
    <PrintedPage
      title="Customer Receipt"
      back={{ href: '#/tickets', label: 'Tickets' }}
      printing={printing}
      printLabel="Print"
      renderSheet={(head) => <TicketReceipt ticket={ticket} {...head} />}
    />
  );
}
`,
  dos: ['Number prints where a second one could be used twice: `usePrintedSheet` marks a copy.'],
  donts: ['Don’t print a receipt whose company is unknown.'],
};
