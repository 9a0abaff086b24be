import { ButtonLink, Notice } from '@motorpark/ui';
import { href, paths } from '../../paths';
import { messages } from './messages';

/** Says why the till cannot be closed, and links to the unsent sales. */
export const UnsentNotice = ({ text }: { text: string }) => (
  <Notice
    tone="warning"
    action={<ButtonLink href={href(paths.admin.unsent)}>{messages.unsent.show}</ButtonLink>}
  >
    {text}
  </Notice>
);
