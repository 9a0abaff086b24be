import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { withoutThisYear } from '../../locale';
import { space, type } from '../../theme';

export interface SectionProps {
  /** Heading of the section (h2), which also names its landmark region. */
  title: string;
  /** Content at the right of the title: `See all`. */
  actions?: ReactNode;
  /** Content with its own background: a table, a row of cards. Bare text belongs in a `Card`. */
  children: ReactNode;
}

/** A part of a page with its own heading. */
export function Section({ title, actions, children }: SectionProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <Head>
        <Title id={id}>{withoutThisYear(title)}</Title>
        {actions}
      </Head>
      {children}
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  gap: ${space[3]};
  min-width: 0;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
`;

const Title = styled.h2`
  font: ${type.heading};
  overflow-wrap: anywhere;
`;
