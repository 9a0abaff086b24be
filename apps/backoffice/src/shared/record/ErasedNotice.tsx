import { type Erasure, formatDateTime } from '@motorpark/domain';
import { Notice } from '@motorpark/ui';
import { messages } from './messages';

interface ErasedNoticeProps {
  /** What it is, inside a sentence: `ticket`. */
  one: string;
  /** Undefined if its personal data was not erased: then nothing is shown. */
  erased: Erasure | undefined;
}

/** Says of a ticket or waybill that it does not say any more who it was about: since when, and by whom. */
export function ErasedNotice({ one, erased }: ErasedNoticeProps) {
  if (!erased) return null;
  return (
    <Notice tone="info" title={messages.isErased(one)}>
      <p>{messages.erasedBy(erased.by, formatDateTime(erased.at))}</p>
      <p>{messages.erasedMeans}</p>
    </Notice>
  );
}
