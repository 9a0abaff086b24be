import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, space } from '../../theme';
import { Thumb } from './Thumb';

export interface ToolbarProps {
  /** Controls that filter the list below: a search box, filters. */
  children?: ReactNode;
  /** Less used actions at the right: print, export. */
  actions?: ReactNode;
  /** The page's main button. On a phone it is fixed to the bottom of the screen. */
  primary?: ReactNode;
}

/** The row above a list: filters at the left, actions at the right. One per page. */
export function Toolbar({ children, actions, primary }: ToolbarProps) {
  return (
    <Root>
      <FilterArea>{children}</FilterArea>
      {actions && <Actions>{actions}</Actions>}
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

const FilterArea = styled.div`
  flex: 1 1 auto;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;
