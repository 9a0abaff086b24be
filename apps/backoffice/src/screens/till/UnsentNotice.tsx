import { ButtonLink, Notice } from '@motorpark/ui';
import { href, paths } from '../../paths';
import { messages } from './messages';
import { useOutboxState } from '@motorpark/api';

/** Says why the till cannot be closed, and links to the unsent sales. */
export const UnsentNotice = ({ text }: { text: string }) => (
  <Notice
    tone="warning"
    action={<ButtonLink href={href(paths.admin.unsent)}>{messages.unsent.show}</ButtonLink>}
  >
    {text}
  </Notice>
);

/** Returns why the drawer cannot be closed yet: something entered on this machine is not saved on the server. Undefined if nothing prevents it. */
export function useUnsettled(): string | undefined {
  const { sales, unreadable } = useOutboxState();
  if (sales.length > 0) return messages.unsent.text(sales.length);
  return unreadable > 0 ? messages.unsent.unreadable : undefined;
}
