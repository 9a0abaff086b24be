import { Header, Menu, MenuItem, MenuSection, Popover, Separator } from 'react-aria-components';
import { styled } from 'styled-components';
import { color, layer, media, overlaid, radius, size, space, type } from '../../theme';

export const Surface = styled(Popover)`
  z-index: ${layer.overlay};
  min-width: 13rem;
  max-width: min(20rem, calc(100vw - ${space[6]}));
  ${overlaid}
  color: ${color.text.default};
  font: ${type.body};
  outline: none;
`;

export const Identity = styled.div`
  display: grid;
  padding: ${space[3]} ${space[3]} ${space[2]};
  border-bottom: 1px solid ${color.line.default};
  overflow-wrap: anywhere;

  b {
    font: ${type.strong};
  }

  span {
    font: ${type.small};
    color: ${color.text.muted};
  }
`;

export const Sheet: typeof Menu = styled(Menu)`
  padding: ${space[1]};
  outline: none;
`;

export const Section = styled(MenuSection)``;

export const Heading = styled(Header)`
  padding: ${space[2]} ${space[2]} ${space[1]};
  font: ${type.overline};
  color: ${color.text.muted};
`;

export const Line = styled(Separator)`
  height: 1px;
  margin: ${space[1]} -${space[1]};
  background: ${color.line.default};
`;

export const Item = styled(MenuItem)`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${size.control};
  padding: 0 ${space[2]};
  border-radius: ${radius.small};
  outline: none;
  cursor: pointer;

  > svg {
    color: ${color.text.muted};
  }

  &[data-focused] {
    background: ${color.surface.hovered};
  }

  &[data-focus-visible] {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }

  &[data-selected] {
    font: ${type.strong};
  }

  > [data-mark] {
    margin-inline-start: auto;
    color: ${color.brand.default};
  }

  ${media.phone} {
    min-height: ${size.touch};
  }
`;
