import { styled } from 'styled-components';
import { color, media, size, space, tracking, type, overlaid } from '../../theme';

/** The header shows a dashed road across the page; the card overlaps it. */
export const Root = styled.div`
  min-height: calc(100dvh - var(--toast-room, 0px));
  background: ${color.surface.canvas};
`;

export const Head = styled.header`
  position: relative;
  display: grid;
  justify-items: center;
  padding: clamp(${space[8]}, 11vh, 96px) ${space[4]} calc(${space[12]} + ${space[12]} + ${space[6]});
  background: ${color.sidebar.bg};

  &::after {
    content: '';
    position: absolute;
    inset: auto 0 ${space[10]};
    height: 3px;
    background: repeating-linear-gradient(
        90deg,
        ${color.accent.default} 0 ${space[8]},
        transparent ${space[8]} calc(${space[8]} + ${space[6]})
      )
      center;
  }

  ${media.phone} {
    padding-block-start: ${space[6]};
  }
`;

export const Main = styled.main`
  position: relative;
  width: 100%;
  max-width: calc(${size.narrow} + 2 * ${space[4]});
  margin: calc(-1 * (${space[12]} + ${space[12]})) auto 0;
  padding: 0 ${space[4]} ${space[8]};
`;

export const Card = styled.div`
  display: grid;
  gap: ${space[5]};
  padding: ${space[6]};
  ${overlaid}

  ${media.phone} {
    padding: ${space[5]};
  }
`;

export const Title = styled.h1`
  font: ${type.figure};
  letter-spacing: ${tracking.tight};
  overflow-wrap: anywhere;
`;

export const Lead = styled.p`
  margin-block-start: ${space[1]};
  color: ${color.text.muted};
  overflow-wrap: anywhere;
`;

export const Footer = styled.div`
  display: grid;
  justify-items: center;
  padding-block-start: ${space[5]};
`;
