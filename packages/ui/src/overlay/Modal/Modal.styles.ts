import { keyframes, styled } from 'styled-components';
import { color, layer, media, motion, radius, size, space, type } from '../../theme';

export type ModalSize = 'small' | 'medium' | 'large';

const widths = { small: '400px', medium: '560px', large: '840px' } satisfies Record<ModalSize, string>;

const rise = keyframes`
  from { opacity: 0.3; transform: translateY(8px); }
`;

const dim = keyframes`
  from { opacity: 0; }
`;

export const Frame = styled.dialog<{ $size: ModalSize }>`
  display: flex;
  flex-direction: column;
  width: min(${({ $size }) => widths[$size]}, calc(100vw - ${space[8]}));
  max-width: none;
  max-height: calc(100dvh - ${space[8]});
  margin: auto;
  padding: 0;
  overflow: auto;
  scroll-padding-block: ${size.header} calc(${size.header} + ${space[3]});
  overscroll-behavior: contain;
  border: 1px solid ${color.line.default};
  border-radius: ${radius.large};
  color: ${color.text.default};
  background: ${color.surface.raised};
  box-shadow: ${color.shadow.overlay};
  animation: ${rise} ${motion.calm};

  &:focus-visible {
    outline: none;
  }

  &::backdrop {
    background: ${color.surface.scrim};
    animation: ${dim} ${motion.calm};
  }

  /* On a phone it opens at the bottom, where the thumb is. */
  ${media.phone} {
    width: calc(100vw - ${space[4]});
    margin-block-end: ${space[2]};
  }

  ${media.print} {
    display: none;
  }
`;

export const Header = styled.header`
  position: sticky;
  top: 0;
  z-index: ${layer.sticky + 1};
  order: -1;
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[2]} ${space[3]} ${space[2]} ${space[5]};
  border-bottom: 1px solid ${color.line.default};
  background: ${color.surface.raised};
`;

export const Title = styled.h2`
  flex: 1;
  min-width: 0;
  font: ${type.heading};
  overflow-wrap: anywhere;
`;

export const Content = styled.div`
  padding: ${space[5]};
`;

export const Footer = styled.footer`
  position: sticky;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${space[2]};
  padding: ${space[3]} ${space[5]};
  border-top: 1px solid ${color.line.default};
  background: ${color.surface.raised};

  ${media.phone} {
    > * {
      flex: 1;
    }
  }

  > [role='alert'] {
    flex: 1 0 100%;
  }
`;
