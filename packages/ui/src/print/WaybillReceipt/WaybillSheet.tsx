import { Scissors } from 'lucide-react';
import { Fragment } from 'react';
import { usePaper } from '../Paper/Paper';
import { type WaybillCopy, WaybillReceipt, type WaybillReceiptProps } from './WaybillReceipt';
import { CutLine, Slip } from './WaybillSheet.styles';

export type WaybillSheetProps = Omit<WaybillReceiptProps, 'copy'>;

const COPIES: readonly WaybillCopy[] = ['customer', 'company'];

/** The customer's copy and the company's: on A4 halves of one sheet with a line to cut along, on a roll two slips, each cut off. */
export function WaybillSheet(props: WaybillSheetProps) {
  const paper = usePaper();
  return COPIES.map((copy, index) => (
    <Fragment key={copy}>
      {index > 0 && paper === 'A4' && (
        <CutLine>
          <Scissors aria-hidden="true" />
        </CutLine>
      )}
      <Slip $paper={paper} data-slip={paper === 'A4' ? undefined : copy}>
        <WaybillReceipt {...props} copy={copy} />
      </Slip>
    </Fragment>
  ));
}
