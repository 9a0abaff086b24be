import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, layer, media, size, space } from '../../theme';

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
  align-items: flex-start;
  gap: ${space[2]};
  min-width: 0;

  ${media.print} {
    display: none;
  }
`;

/** Filters that fill more than one line leave the actions where they are, in line with the first. */
const FilterArea = styled.div`
  flex: 1 1 50%;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;

  ${media.phone} {
    flex-basis: auto;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

/** Fixes the page's main button to the bottom of the screen on a phone, within reach of the thumb. One per page. */
export const Thumb = ({ children }: { children: ReactNode }) => <Bar data-thumb="">{children}</Bar>;

const Bar = styled.div`
  display: flex;

  ${media.phone} {
    ${media.tall} {
      position: fixed;
      inset: auto 0 0;
      z-index: ${layer.sticky};
      padding: ${space[3]} ${space[4]} max(${space[3]}, env(safe-area-inset-bottom));
      border-top: 1px solid ${color.line.default};
      background: ${color.surface.raised};

      > * {
        flex: 1;
        min-height: calc(${size.touch} + ${space[1]});
      }
    }
  }
`;
