import { styled } from 'styled-components';
import { color, media, radius, size, space, tracking, type } from '../../theme';

/** A road from the top of the page to the card, its middle line running under it. */
export const Root = styled.div`
  display: grid;
  grid-template-rows: auto auto 1fr;
  justify-items: center;
  min-height: 100dvh;
  background: ${color.surface.canvas};
`;

export const Head = styled.header`
  grid-area: 1 / 1;
  z-index: 1;
  padding: clamp(${space[6]}, 9vh, 80px) ${space[4]} ${space[6]};
`;

export const Road = styled.div`
  grid-area: 1 / 1 / 3 / 2;
  justify-self: stretch;
  display: grid;
  align-items: end;
  background: ${color.sidebar.bg};
  padding-block-end: ${space[5]};

  &::after {
    content: '';
    height: 3px;
    background: repeating-linear-gradient(
      90deg,
      ${color.accent.default} 0 ${space[8]},
      transparent ${space[8]} calc(${space[8]} + ${space[6]})
    );
    background-position: center;
    opacity: 0.85;
  }
`;

export const Main = styled.main`
  grid-area: 2 / 1 / 4 / 2;
  z-index: 1;
  width: 100%;
  max-width: calc(${size.narrow} + 2 * ${space[4]});
  padding: 0 ${space[4]} ${space[8]};
`;

export const Card = styled.div`
  display: grid;
  gap: ${space[5]};
  padding: ${space[6]};
  border: 1px solid ${color.line.default};
  border-radius: ${radius.large};
  background: ${color.surface.raised};
  box-shadow: ${color.shadow.overlay};

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
