import ReactBarcode from 'react-barcode';
import { styled } from 'styled-components';
import { useLocale } from '../../locale';
import { type } from '../../theme';
import { DOTS_PER_MM, ink, type PaperSize } from '../../theme/papers';

export interface BarcodeProps {
  /** Text of the barcode, also written below the bars. CODE128 has ASCII only: any other text is only written. */
  value: string;
  /**
   * On paper: maximum width in millimetres, including the white ends. Its bars are then whole dots of a receipt
   * printer, up to three each. Undefined for the size on screens.
   */
  paperWidth?: number | undefined;
  /** On screens: the size in px of the number inside the bars' picture. Undefined for none: it is below them in any case, in a size that can be read. */
  fontSize?: number | undefined;
}

/**
 * Height and width are those of docs/waybill.md. The number is written below the bars in a legible size. CODE128
 * requires ten white modules on either side.
 */
const BARCODE_OPTIONS = {
  format: 'CODE128',
  height: 30,
  width: 1,
  displayValue: false,
  marginLeft: 10,
  marginRight: 10,
  marginTop: 0,
  marginBottom: 0,
  background: ink.white,
  lineColor: ink.black,
} as const;

/** Maximum width of a barcode, in millimetres: the printable width of a roll, and a column of half a page. */
export const BARCODE_WIDTHS: Record<PaperSize, number> = { '58mm': 48, '80mm': 72, A4: 66 };

/** The number of a waybill or ticket as a barcode, for scanners that cannot read QR codes. Black on white in every theme. */
export function Barcode({ value, paperWidth, fontSize }: BarcodeProps) {
  const label = useLocale().say('Barcode of {value}', { value });
  const bars = paperWidth === undefined ? undefined : barsWithin(value, paperWidth);
  return (
    <Figure>
      {paperWidth === undefined && IS_ASCII.test(value) && (
        <Bars role="img" aria-label={label}>
          <ReactBarcode
            value={value}
            {...BARCODE_OPTIONS}
            {...(fontSize !== undefined && { displayValue: true, fontSize })}
          />
        </Bars>
      )}
      {bars && (
        <PaperBars role="img" aria-label={label} $width={`${bars.width}mm`} $height={`${PAPER_HEIGHT}mm`}>
          <ReactBarcode
            value={value}
            {...BARCODE_OPTIONS}
            format="CODE128B"
            margin={0}
            height={PAPER_HEIGHT / bars.module}
          />
        </PaperBars>
      )}
      <Number>{value}</Number>
    </Figure>
  );
}

const IS_ASCII = /^[\x20-\x7e]+$/;

/** Height of the bars on paper, in millimetres. */
const PAPER_HEIGHT = 12;
/** 0.375 mm: every scanner reads it, and a worn print head still prints it. */
const WIDEST_MODULE_DOTS = 3;

/** Returns the width of the widest bars of whole dots, in millimetres; undefined if the text cannot be encoded or is too long for the paper. */
function barsWithin(value: string, paperWidth: number): { width: number; module: number } | undefined {
  // Code set B: 11 modules for the start, each character and the checksum, 13 for the end, 10 of white on either side.
  const modules = 11 * (value.length + 2) + 13 + 20;
  const dots = Math.min(WIDEST_MODULE_DOTS, Math.floor((paperWidth * DOTS_PER_MM) / modules));
  if (dots < 1 || !IS_ASCII.test(value)) return undefined;
  const module = dots / DOTS_PER_MM;
  return { width: modules * module, module };
}

const Figure = styled.figure`
  display: inline-grid;
  justify-items: center;
  max-width: 100%;
  margin: 0;
  color: ${ink.black};
  background: ${ink.white};
  forced-color-adjust: none;
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;
`;

const Bars = styled.div`
  line-height: 0;

  svg {
    display: block;
    shape-rendering: crispEdges;
  }
`;

/** In millimetres of paper, whatever size the bars were rendered in. */
const PaperBars = styled(Bars)<{ $width: string; $height: string }>`
  svg {
    width: ${({ $width }) => $width};
    height: ${({ $height }) => $height};
  }
`;

const Number = styled.figcaption`
  max-width: 100%;
  font: ${type.id};
  overflow-wrap: anywhere;
`;
