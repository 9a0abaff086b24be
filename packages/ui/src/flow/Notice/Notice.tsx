import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Icon } from '../../controls';
import { size } from '../../theme';
import { Heading, Root, Words } from './Notice.styles';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

const tones = {
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
  /** A button or a link for the next step. */
  action?: ReactNode;
}

/**
 * A message at a place on the page, shown while it is true. A danger is announced immediately, the other tones when the
 * screen reader has finished its sentence. For an event that passes use a toast; for one invalid field, the field's own
 * error.
 */
export function Notice({ tone, title, children, action }: NoticeProps) {
  const { icon: Glyph, role } = tones[tone];
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
