import { formatDay, formatNaira, formatPhone, type Kobo, type Waybill } from '@motorpark/domain';
import { Button, PrintIcon } from '../../controls';
import { DescriptionList } from '../../data/DescriptionList/DescriptionList';
import { Barcode } from '../../print/Barcode/Barcode';
import { Thumb } from '../../layout/Toolbar/Thumb';
import { PaperChoice } from '../../print/PaperChoice/PaperChoice';
import type { PaperSize } from '../../print/paper';
import { Actions, Card, CodeFrame, Foot, Section, SectionTitle } from '../overview/overview.styles';
import { WideCode } from './WaybillOverview.styles';

export interface WaybillOverviewProps {
  waybill: Waybill;
  /** What the printer holds. */
  paper: PaperSize;
  onPaperChange: (paper: PaperSize) => void;
  /** The clerk wants both copies. Not called again while `isPrinting`. */
  onSaveAndPrint: () => void;
  /** The print dialog is being opened. */
  isPrinting?: boolean | undefined;
}

/** A waybill for the clerk to check with the sender before it is printed. */
export function WaybillOverview({
  waybill,
  paper,
  onPaperChange,
  onSaveAndPrint,
  isPrinting,
}: WaybillOverviewProps) {
  return (
    <Card aria-label={`Waybill ${waybill.number || 'Unknown'}`}>
      {sectionsOf(waybill).map(({ title, items }) => (
        <Section key={title} aria-label={title}>
          <SectionTitle>{title}</SectionTitle>
          <DescriptionList items={items} layout="stacked" />
        </Section>
      ))}
      <Foot>
        <WideCode>
          {waybill.number && (
            <CodeFrame>
              <Barcode value={waybill.number} />
            </CodeFrame>
          )}
        </WideCode>
        <Actions>
          <PaperChoice value={paper} onChange={onPaperChange} />
          <Thumb>
            <Button variant="primary" icon={PrintIcon} isBusy={isPrinting} onClick={onSaveAndPrint}>
              Save and Print
            </Button>
          </Thumb>
        </Actions>
      </Foot>
    </Card>
  );
}

const phone = (number: string) => number && formatPhone(number);
const naira = (amount: Kobo | undefined) => (amount === undefined ? undefined : formatNaira(amount));

/** What is missing reads 'N/A', handling instructions 'Nil' (docs/waybill.md). */
const sectionsOf = (waybill: Waybill) => [
  {
    title: 'Sender Info',
    items: [
      { term: 'Sender name', value: waybill.senderName },
      { term: 'Mobile number', value: phone(waybill.senderPhone) },
      { term: 'Origin terminal', value: waybill.originTerminal },
      { term: 'Sender’s address', value: waybill.senderAddress },
      { term: 'Book date', value: waybill.bookDate && formatDay(waybill.bookDate) },
    ],
  },
  {
    title: 'Receiver Info',
    items: [
      { term: 'Receiver name', value: waybill.receiverName },
      { term: 'Mobile number', value: phone(waybill.receiverPhone) },
      { term: 'Destination terminal', value: waybill.destinationTerminal },
    ],
  },
  {
    title: 'Details of Goods',
    items: [
      { term: 'Package description', value: waybill.description },
      { term: 'Quantity', value: waybill.quantity },
      { term: 'Weight', value: waybill.weight && `${waybill.weight} kg` },
      { term: 'Special handling instructions', value: waybill.handlingInstructions?.trim() || 'Nil' },
      { term: 'Worth of goods', value: naira(waybill.worth) },
    ],
  },
  {
    title: 'Payment',
    items: [
      { term: 'Amount paid', value: naira(waybill.amount) },
      { term: 'Payment method', value: waybill.paymentMethod },
    ],
  },
];
