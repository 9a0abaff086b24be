import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, layer, media, size, space } from '../../theme';

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
