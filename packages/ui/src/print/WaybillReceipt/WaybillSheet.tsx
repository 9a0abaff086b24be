import { Scissors } from 'lucide-react';
import { Fragment } from 'react';
import { css, styled } from 'styled-components';
import { ink } from '../../theme/papers';
import { usePaper } from '../Paper/Paper';
import { onA4, type OnPaper, onRoll } from '../receipt/onPaper';
import { type WaybillCopy, WaybillReceipt, type WaybillReceiptProps } from './WaybillReceipt';

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

/** Cut off where it ends: on a roll a page of its own, on A4 half a page. */
const Slip = styled.div<OnPaper>`
  break-inside: avoid;
  ${onRoll(css`
    padding-bottom: 3mm;

    /* A rule for a slip after a slip would also hold on A4, once they were shown on a roll. */
    &:not(:first-child) {
      break-before: page;
    }
  `)}
  ${onA4(css`
    /* Half of the sheet without its edges and the cut line, less a tolerance for rounding. */
    min-height: calc((297mm - 24mm - 8mm) / 2 - 0.5mm);
  `)}
`;

const CutLine = styled.div`
  display: flex;
  align-items: center;
  gap: 2mm;
  height: 8mm;

  &::after {
    content: '';
    flex: 1;
    border-top: ${ink.dashedLine};
  }

  svg {
    width: 4mm;
    height: 4mm;
  }
`;
