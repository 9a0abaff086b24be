import { styled } from 'styled-components';
import { color, layer, media, size, space, type, type Tone } from '../../theme';

export const Region = styled.div`
  position: sticky;
  top: var(--bar-top, 0px);
  z-index: ${layer.header};

  ${media.print} {
    display: none;
  }
`;

export const Bar = styled.div<{ $tone: Tone }>`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${size.control};
  padding: ${space[1]} ${space[6]};
  border-bottom: 1px solid color-mix(in srgb, currentColor 25%, transparent);
  font: ${type.small};
  color: ${({ $tone }) => color.status[$tone].fg};
  background: ${({ $tone }) => color.status[$tone].bg};

  > svg,
  > button {
    flex: none;
  }

  b {
    font: ${type.smallStrong};
  }

  ${media.phone} {
    padding-inline: ${space[4]};
  }
`;
