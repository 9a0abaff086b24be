import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { withoutThisYear } from '../../locale';
import { media, space, tracking, type, raised } from '../../theme';

export interface CardProps {
  /** What belongs together. */
  children: ReactNode;
  /** Title of the card, which also makes it a landmark region. */
  title?: string | undefined;
  /** Content at the right of the title: a link, a small button. */
  actions?: ReactNode;
  /** `none` for a table or a list that reaches the edges of the card. */
  padding?: 'normal' | 'none' | undefined;
}

/** Groups related content on a raised surface. Don't put a card inside a card: use a title or a line. */
export function Card({ children, title, actions, padding = 'normal' }: CardProps) {
  const id = useId();
  return (
    <Root
      as={title === undefined ? 'div' : 'section'}
      aria-labelledby={title === undefined ? undefined : id}
      $isPadded={padding === 'normal'}
    >
      {title !== undefined && (
        <Head $isPadded={padding === 'normal'}>
          <Title id={id}>{withoutThisYear(title)}</Title>
          {actions}
        </Head>
      )}
      {children}
    </Root>
  );
}

const Root = styled.section<{ $isPadded: boolean }>`
  min-width: 0;
  overflow-wrap: break-word;
  ${raised}
  padding: ${({ $isPadded }) => ($isPadded ? `${space[4]} ${space[5]}` : '0')};
  ${({ $isPadded }) => !$isPadded && 'overflow: clip;'}

  ${media.phone} {
    padding: ${({ $isPadded }) => ($isPadded ? space[4] : '0')};
  }

  ${media.print} {
    box-shadow: none;
    break-inside: avoid;
  }
`;

const Head = styled.div<{ $isPadded: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  margin-block-end: ${({ $isPadded }) => ($isPadded ? space[4] : space[3])};
  ${({ $isPadded }) => !$isPadded && `padding: ${space[3]} ${space[4]} 0;`}
`;

const Title = styled.h2`
  font: ${type.heading};
  letter-spacing: ${tracking.tight};
  overflow-wrap: anywhere;
`;
