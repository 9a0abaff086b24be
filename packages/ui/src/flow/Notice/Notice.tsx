import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Icon } from '../../controls';
import { size } from '../../theme';
import { Heading, Root, Words } from './Notice.styles';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

const looks = {
  info: { icon: Info, role: 'status' },
  success: { icon: CircleCheck, role: 'status' },
  warning: { icon: TriangleAlert, role: 'status' },
  danger: { icon: CircleAlert, role: 'alert' },
} satisfies Record<NoticeTone, { icon: Icon; role: string }>;

export interface NoticeProps {
  tone: NoticeTone;
  /** What happened, in a few words. */
  title?: string | undefined;
  /** What it means and what to do next. */
  children: ReactNode;
  /** A button or a link that does it. */
  action?: ReactNode;
}

/**
 * A message that belongs to a place on the page and stays while it is true. A danger is announced at once, the others
 * when the screen reader has finished its sentence. What has happened and passes is a toast; what is wrong with one
 * field stands at the field.
 */
export function Notice({ tone, title, children, action }: NoticeProps) {
  const { icon: Glyph, role } = looks[tone];
  return (
    <Root $tone={tone} role={role}>
      <Glyph size={size.iconLarge} aria-hidden="true" />
      <Words>
        {title !== undefined && <Heading>{title}</Heading>}
        <div>{children}</div>
      </Words>
      {action}
    </Root>
  );
}
