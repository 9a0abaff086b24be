import ReactBarcode from 'react-barcode';
import { ink } from '../paper';
import { Bars, Figure, Number } from './Barcode.styles';

export interface BarcodeProps {
  /** What a scanner reads; also written under the bars. CODE128 holds ASCII only: other texts are only written. */
  value: string;
}

/** §9: height 30, width 1, font 2px. Ten modules of white on either side are what CODE128 asks for. */
const LOOK = {
  format: 'CODE128',
  height: 30,
  width: 1,
  fontSize: 2,
  textMargin: 0,
  marginLeft: 10,
  marginRight: 10,
  marginTop: 0,
  marginBottom: 0,
  background: ink.white,
  lineColor: ink.black,
} as const;

/** A waybill number as bars, for the scanners that don't read QR codes. Black on white in every theme. */
export function Barcode({ value }: BarcodeProps) {
  return (
    <Figure>
      {/^[\x20-\x7e]+$/.test(value) && (
        <Bars role="img" aria-label={`Barcode of ${value}`}>
          <ReactBarcode value={value} {...LOOK} />
        </Bars>
      )}
      <Number>{value}</Number>
    </Figure>
  );
}
