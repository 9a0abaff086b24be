import { ButtonLink, Notice } from '@motorpark/ui';
import { href, paths } from '../../paths';
import { messages } from './messages';

/** Says why the till does not close, and leads to what is unsent. */
export const UnsentNotice = ({ text }: { text: string }) => (
  <Notice
    tone="warning"
    action={<ButtonLink href={href(paths.admin.unsent)}>{messages.unsent.show}</ButtonLink>}
  >
    {text}
  </Notice>
);
