import { useLookAtCount } from '@motorpark/api';
import { formatCount } from '@motorpark/domain';
import { Badge } from '@motorpark/ui';

/** How much there is to look at, beside the entry of the menu; nothing if there is nothing. */
export function LookAtCount() {
  const count = useLookAtCount();
  return count === undefined || count === 0 ? null : <Badge>{formatCount(count)}</Badge>;
}
