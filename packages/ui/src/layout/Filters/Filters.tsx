import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, space } from '../../theme';

export interface FiltersProps {
  /** Fields with hidden labels: a period, a terminal. */
  children: ReactNode;
}

/** Fields that filter what is shown, as wide as their values; on a phone they fill the row. Used in a `Toolbar` or beside a page's title. */
export function Filters({ children }: FiltersProps) {
  return <Root>{children}</Root>;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${space[2]};
  min-width: 0;

  ${media.phone} {
    flex: 1 1 100%;

    > * {
      flex: 1 1 auto;
    }
  }
`;
