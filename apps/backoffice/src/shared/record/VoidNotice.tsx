import { type Voiding, formatDateTime } from '@motorpark/domain';
import { Notice } from '@motorpark/ui';
import { messages } from './messages';

interface VoidNoticeProps {
  /** What it is, inside a sentence: `ticket`. */
  one: string;
  /** Undefined while it is valid: then nothing is shown. */
  voided: Voiding | undefined;
}

/** Says loudly that a ticket or waybill does not count any more: since when, by whom and why. */
export function VoidNotice({ one, voided }: VoidNoticeProps) {
  if (!voided) return null;
  const { by, terminal, at, reason } = voided;
  return (
    <Notice tone="danger" title={messages.isVoid(one)}>
      <p>{messages.voidedBy(terminal === undefined ? by : `${by}, ${terminal}`, formatDateTime(at))}</p>
      <p>
        {messages.reason}: {reason}
      </p>
      <p>{messages.voidMeans}</p>
    </Notice>
  );
}
