import { formatNaira, formatReceiptDate, type Instant } from '@motorpark/domain';
import { styled } from 'styled-components';
import { useLocale } from '../../locale';
import { Barcode } from '../Barcode/Barcode';
import { ink, inkText, type PaperSize } from '../../theme/papers';
import { usePaper } from '../Paper/Paper';
import { QrCode } from '../QrCode/QrCode';

export interface PrinterTestProps {
  /** Text of the QR code: a ticket's number. */
  ticketNumber: string;
  /** Text of the barcode: a waybill's number. */
  waybillNumber: string;
  /** When it was printed. */
  printedAt: Instant;
}

/** Letters in both cases, and those of the languages of Nigeria. */
const LETTERS = '· ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz ọ ẹ ṣ ị ụ';

/** A sheet that shows whether a printer is set up for receipts: its edges, its blacks, small print and both codes. */
export function PrinterTest({ ticketNumber, waybillNumber, printedAt }: PrinterTestProps) {
  const paper = usePaper();
  const { region, say } = useLocale();
  return (
    <Sheet aria-label={say('Printer test')}>
      <Title $paper={paper}>{say('Printer test')}</Title>
      <p>{formatReceiptDate(printedAt, region)}</p>
      <Edges>
        <span>|</span>
        <span>{say('Both ends of this line must be on the paper')}</span>
        <span>|</span>
      </Edges>
      <Code>
        <QrCode value={ticketNumber} size={30} />
        <p>{ticketNumber}</p>
      </Code>
      <Code>
        <Barcode value={waybillNumber} />
      </Code>
      <p>{`${formatNaira(123_456_789_000, region)} ${LETTERS}`}</p>
      <Black />
      <p>{say('This bar must be black all over. Scan both codes into the box on the screen.')}</p>
    </Sheet>
  );
}

const Sheet = styled.article`
  display: grid;
  gap: 3mm;
  justify-items: center;
  text-align: center;
  break-inside: avoid;
`;

const Title = styled.h1<{ $paper: PaperSize }>`
  margin: 0;
  ${({ $paper }) => inkText[$paper].title}
`;

const Edges = styled.p`
  justify-self: stretch;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 2mm;
  border-block: ${ink.hairline};
  padding: 1mm 0;
`;

const Code = styled.div`
  display: grid;
  justify-items: center;
  gap: 1mm;
`;

const Black = styled.div`
  justify-self: stretch;
  height: 5mm;
  background: ${ink.black};
`;
