import { useMay } from '@motorpark/api';
import { TextLink } from '@motorpark/ui';
import { href } from '../../paths';
import { messages } from './messages';

/** Link to the payments to confirm; nothing if the user may not see them. */
export function PaymentsLink({ path }: { path: string }) {
  return useMay()('payment.see') ? <TextLink href={href(path)}>{messages.toPayments}</TextLink> : null;
}
