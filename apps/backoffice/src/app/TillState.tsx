import { useOpenTill } from '@motorpark/api';
import { formatDateTime } from '@motorpark/domain';
import { TillBadge, useShortcut } from '@motorpark/ui';
import { href, paths } from '../paths';
import { follow } from '../shared/follow';

/** Whether the user's till is open, in the header, and the key that opens it. */
export function TillState() {
  const address = href(paths.admin.till);
  useShortcut('Alt+O', () => follow(address));
  const till = useOpenTill();
  if (till === undefined) return null;
  return (
    <TillBadge
      href={address}
      till={till ? { counter: till.counter, since: formatDateTime(till.openedAt) } : undefined}
    />
  );
}
