import { type Kobo, type Voiding, formatDateTime, formatNaira } from '@motorpark/domain';
import { Notice } from '@motorpark/ui';
import { overviewMessages } from './overviewMessages';

interface VoidNoticeProps {
  /** The noun inside a sentence: `ticket`. */
  one: string;
  /** Undefined while it is valid: then nothing is shown. */
  voided: Voiding | undefined;
  /** The amount handed back, if it was refunded. */
  refunded?: Kobo | undefined;
}

/** A notice that a ticket or waybill is void: when, by whom and why. */
export function VoidNotice({ one, voided, refunded }: VoidNoticeProps) {
  if (!voided) return null;
  const { by, terminal, at, reason } = voided;
  return (
    <Notice tone="danger" title={overviewMessages.isVoid(one)}>
      <p>
        {overviewMessages.voidedBy(terminal === undefined ? by : `${by}, ${terminal}`, formatDateTime(at))}
      </p>
      <p>
        {overviewMessages.reason}: {reason}
      </p>
      <p>
        {refunded === undefined
          ? overviewMessages.voidMeans
          : overviewMessages.refundedMeans(formatNaira(refunded))}
      </p>
    </Notice>
  );
}
