import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, space } from '../../theme';
import { Thumb } from './Thumb';

export interface ToolbarProps {
  /** What narrows the list below: a search box, filters. */
  children?: ReactNode;
  /** Less used acts at the right: print, export. */
  actions?: ReactNode;
  /** The one button the page is for. On a phone it stays under the thumb at the bottom of the screen. */
  primary?: ReactNode;
}

/** The row above a list: what narrows it at the left, what adds to it at the right. One on a page. */
export function Toolbar({ children, actions, primary }: ToolbarProps) {
  return (
    <Root>
      <Narrowing>{children}</Narrowing>
      {actions && <Acts>{actions}</Acts>}
      {primary && <Thumb>{primary}</Thumb>}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;

  ${media.print} {
    display: none;
  }
`;

const Narrowing = styled.div`
  flex: 1 1 auto;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;
