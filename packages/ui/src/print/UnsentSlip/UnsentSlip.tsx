import type { Instant } from '@motorpark/domain';
import type { Letterhead } from '../letterhead';
import { usePaper } from '../Paper/Paper';
import { type Fact, FactPart } from '../receipt/FactList';
import { ReceiptTop } from '../receipt/ReceiptParts';
import { Void, Receipt } from '../receipt/receipt.styles';
import { useLocale } from '../../locale';

export interface UnsentSlipProps {
  /** What the entry will become, for use inside a sentence: "ticket". */
  one: string;
  /** What was written down, with its names. */
  facts: readonly Fact[];
  /** Whose paper it is. */
  letterhead: Letterhead;
  /** Time of entry. */
  since: Instant;
  /** Whether the customer can travel with it: nobody else can get the seats of the ticket. */
  isValid?: boolean | undefined;
}

/**
 * A slip to hand out while a sale is still being sent: it says that the sale was entered, and that the slip is no
 * ticket and no receipt. It has no number and no code, so nobody can travel or collect with it, unless its seats are
 * kept: then it says that it is valid.
 */
export function UnsentSlip({ one, facts, letterhead, since, isValid = false }: UnsentSlipProps) {
  const { say } = useLocale();
  const paper = usePaper();
  const title = isValid ? say('Seats paid, receipt to follow') : say('Not a {one} or receipt yet', { one });
  return (
    <Receipt $paper={paper} aria-label={title}>
      <ReceiptTop letterhead={letterhead} title={title} date={since} paper={paper}>
        <Void $paper={paper}>
          {isValid ? (
            <>
              <b>{say('VALID')}</b>
              {say(
                'Your seats are kept for you until 30 minutes before departure. The {one} is still being sent: keep this slip, and ask for the receipt before you board.',
                { one },
              )}
            </>
          ) : (
            <>
              <b>{say('NOT VALID')}</b>
              {say(
                'The {one} has been entered and is still being sent. It may yet be refused. Ask for the receipt before you leave.',
                { one },
              )}
            </>
          )}
        </Void>
      </ReceiptTop>
      <FactPart title={say('What was entered')} facts={facts} paper={paper} />
    </Receipt>
  );
}
