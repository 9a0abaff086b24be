import { type Instant, type Shift, countedWithout, shiftDiffers } from '@motorpark/domain';
import type { Letterhead } from '../letterhead';
import { usePaper } from '../Paper/Paper';
import { type Fact, FactPart } from '../receipt/FactList';
import { ReceiptCopy, ReceiptTop, type Reprint } from '../receipt/ReceiptParts';
import { Number } from '../receipt/receipt.styles';
import { SignatureLine } from '../receipt/signature.styles';
import { isUnbreakable } from '../receipt/unbreakable';
import { Ending, Report, Signatures } from './ShiftReport.styles';
import {
  correctionFacts,
  countFacts,
  drawerFacts,
  discardFacts,
  dropFacts,
  lateFacts,
  lineFacts,
  paymentFacts,
  unconfirmedFacts,
} from './shiftFacts';

export interface ShiftReportProps {
  /** A shift that is closed and has its report number. */
  shift: Shift;
  letterhead: Letterhead;
  /** Time of printing, which is the date below the title. */
  printedAt: Instant;
  /** Which print it is, and which original it replaces. */
  reprint?: Reprint;
}

/**
 * The report on a shift's drawer, signed by the person who counted it and the person who took it over. Its layout
 * follows the `Paper` (or `PrintSheet`) around it: one column on a roll, a page on A4.
 */
export function ShiftReport({ shift, letterhead, printedAt, reprint }: ShiftReportProps) {
  const paper = usePaper();
  const number = `${shift.terminal} ${shift.reportNumber ?? ''}`.trim();
  const part = (title: string, facts: Fact[]) => (
    <FactPart key={title} title={title} facts={facts} paper={paper} />
  );
  return (
    <Report $paper={paper} aria-label={`Shift report ${number}`}>
      <ReceiptTop letterhead={letterhead} title="Shift report" date={printedAt} paper={paper}>
        <Number $paper={paper} data-unbroken={isUnbreakable(number)}>
          {number}
        </Number>
        <ReceiptCopy reprint={reprint} paper={paper} />
      </ReceiptTop>
      {part('Drawer', drawerFacts(shift))}
      {shift.lines?.map((line) => part(line.method, lineFacts(line, shift)))}
      {shift.notes && part('Cash counted', countFacts(shift))}
      {shift.payments.length > 0 && part('Paid from the drawer', paymentFacts(shift))}
      {shift.drops.length > 0 && part('Cash dropped', dropFacts(shift))}
      {(shift.unconfirmed ?? []).length > 0 &&
        part('Not confirmed when it was counted', unconfirmedFacts(shift))}
      {(shift.late ?? []).length > 0 && part('Sold in it, came after the count', lateFacts(shift))}
      {(shift.discarded ?? []).length > 0 && part('Discarded, in no sum of it', discardFacts(shift))}
      {shift.corrections.length > 0 && part('Found after it was closed', correctionFacts(shift))}
      <Ending $paper={paper}>
        {shift.reason !== '' && (
          <p>
            {reasonLabel(shift)}: {shift.reason}
          </p>
        )}
        <Signatures $paper={paper}>
          <SignatureLine $paper={paper}>Cashier’s signature</SignatureLine>
          <SignatureLine $paper={paper}>Received by</SignatureLine>
        </Signatures>
      </Ending>
    </Report>
  );
}

/**
 * Returns what the shift's reason explains: why head office closed somebody else's shift, why the drawer was taken over
 * without its cashier, why it differs, or who sees to payments that are not confirmed.
 */
function reasonLabel(shift: Shift): string {
  const { closedBy, takenOverBy } = shift;
  if (closedBy !== undefined && takenOverBy === undefined) return `Why ${closedBy} closed it`;
  const owner = countedWithout(shift);
  if (owner !== undefined && takenOverBy !== undefined) return `Why ${owner} has not confirmed it`;
  return shiftDiffers(shift) ? 'Why it differs' : 'Who sees to what is not confirmed';
}
