import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, layer, media, size, space } from '../../theme';

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
      {primary && <Thumb data-thumb="">{primary}</Thumb>}
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

  ${media.phone} {
    flex-wrap: nowrap;
  }
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

const Thumb = styled.div`
  display: flex;

  ${media.phone} {
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
`;
