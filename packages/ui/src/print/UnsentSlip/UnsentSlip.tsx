import type { Instant } from '@motorpark/domain';
import type { Letterhead } from '../letterhead';
import { usePaper } from '../Paper/Paper';
import { type Fact, FactPart } from '../receipt/FactList';
import { ReceiptTop } from '../receipt/ReceiptParts';
import { Void, Receipt } from '../receipt/receipt.styles';

export interface UnsentSlipProps {
  /** What the entry will become, for use inside a sentence: "ticket". */
  one: string;
  facts: readonly Fact[];
  letterhead: Letterhead;
  /** Time of entry. */
  since: Instant;
}

/**
 * A slip to hand out while a sale is still being sent: it says that the sale was entered, and that the slip is no
 * ticket and no receipt. It has no number and no code, so nobody can travel or collect with it.
 */
export function UnsentSlip({ one, facts, letterhead, since }: UnsentSlipProps) {
  const paper = usePaper();
  const title = `Not a ${one} or receipt yet`;
  return (
    <Receipt $paper={paper} aria-label={title}>
      <ReceiptTop letterhead={letterhead} title={title} date={since} paper={paper}>
        <Void $paper={paper}>
          <b>NOT VALID</b>
          The {one} has been entered and is still being sent. It may yet be refused. Ask for the receipt
          before you leave.
        </Void>
      </ReceiptTop>
      <FactPart title="What was entered" facts={facts} paper={paper} />
    </Receipt>
  );
}
