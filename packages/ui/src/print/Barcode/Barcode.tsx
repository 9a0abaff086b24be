import ReactBarcode from 'react-barcode';
import { DOTS_PER_MM, ink } from '../paper';
import { Bars, Figure, Number, PaperBars } from './Barcode.styles';

export interface BarcodeProps {
  /** What a scanner reads; also written under the bars. CODE128 holds ASCII only: other texts are only written. */
  value: string;
  /**
   * On paper: the most it may be wide, in millimetres, its white ends included. Its bars are then whole dots of a receipt printer,
   * up to three each. Without it it has the screen's size.
   */
  paperWidth?: number | undefined;
}

/**
 * Height and width of docs/waybill.md. The number stands below the bars in a size that can be read. CODE128 asks for ten modules of white
 * on either side.
 */
const LOOK = {
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

/** A waybill number as bars, for the scanners that don't read QR codes. Black on white in every theme. */
export function Barcode({ value, paperWidth }: BarcodeProps) {
  const label = `Barcode of ${value}`;
  const bars = paperWidth === undefined ? undefined : barsWithin(value, paperWidth);
  return (
    <Figure>
      {paperWidth === undefined && IS_ASCII.test(value) && (
        <Bars role="img" aria-label={label}>
          <ReactBarcode value={value} {...LOOK} />
        </Bars>
      )}
      {bars && (
        <PaperBars role="img" aria-label={label} $width={`${bars.width}mm`} $height={`${PAPER_HEIGHT}mm`}>
          <ReactBarcode
            value={value}
            {...LOOK}
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

/** In millimetres. */
const PAPER_HEIGHT = 12;
/** 0.375 mm: every scanner reads it, and it survives a worn head. */
const WIDEST_MODULE_DOTS = 3;

/** The widest bars of whole dots, in millimetres; undefined if the text is not for bars or too long for the paper. */
function barsWithin(value: string, paperWidth: number): { width: number; module: number } | undefined {
  // Code set B: 11 modules for the start, each letter and the check, 13 for the end, 10 of white on either side.
  const modules = 11 * (value.length + 2) + 13 + 20;
  const dots = Math.min(WIDEST_MODULE_DOTS, Math.floor((paperWidth * DOTS_PER_MM) / modules));
  if (dots < 1 || !IS_ASCII.test(value)) return undefined;
  const module = dots / DOTS_PER_MM;
  return { width: modules * module, module };
}
