import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Icon } from '../../controls';
import { color, media, radius, size, space, type Tone, type } from '../../theme';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

const tones = {
  info: { icon: Info, role: 'status' },
  success: { icon: CircleCheck, role: 'status' },
  warning: { icon: TriangleAlert, role: 'status' },
  danger: { icon: CircleAlert, role: 'alert' },
} satisfies Record<NoticeTone, { icon: Icon; role: string }>;

export interface NoticeProps {
  /** How much it matters: its colour and its icon. */
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

const Root = styled.div<{ $tone: Tone }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]};
  padding: 10px ${space[3]};
  border: 1px solid color-mix(in srgb, currentColor 25%, transparent);
  border-radius: ${radius.medium};
  font: ${type.body};
  color: ${({ $tone }) => color.status[$tone].fg};
  background: ${({ $tone }) => color.status[$tone].bg};
  overflow-wrap: anywhere;

  > svg {
    margin-block: 1px;
  }

  /* The action moves below the text, which keeps its width. */
  ${media.phone} {
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[2]} ${space[3]};

    > :nth-child(3) {
      grid-column: 2;
      justify-self: start;
    }
  }
`;

const Words = styled.div`
  min-width: 0;
`;

const Heading = styled.p`
  font: ${type.strong};
`;
