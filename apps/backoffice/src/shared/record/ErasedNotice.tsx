import { type Erasure, formatDateTime } from '@motorpark/domain';
import { Notice } from '@motorpark/ui';
import { overviewMessages } from './overviewMessages';

interface ErasedNoticeProps {
  /** The noun inside a sentence: `ticket`. */
  one: string;
  /** Undefined if its personal data was not erased: then nothing is shown. */
  erased: Erasure | undefined;
}

/** A notice that the personal data of a ticket or waybill was erased, when and by whom. */
export function ErasedNotice({ one, erased }: ErasedNoticeProps) {
  if (!erased) return null;
  return (
    <Notice tone="info" title={overviewMessages.isErased(one)}>
      <p>{overviewMessages.erasedBy(erased.by, formatDateTime(erased.at))}</p>
      <p>{overviewMessages.erasedMeans}</p>
    </Notice>
  );
}
