import { useMay } from '@motorpark/api';
import { TextLink } from '@motorpark/ui';
import { href } from '../../paths';
import { messages } from './messages';

/** Leads to the payments that somebody has to see first, where there are any. */
export function PaymentsLink({ path }: { path: string }) {
  return useMay('payment.see') ? <TextLink href={href(path)}>{messages.title}</TextLink> : null;
}
