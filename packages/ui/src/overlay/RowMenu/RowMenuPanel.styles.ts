import { Header, MenuItem as AriaMenuItem, Popover } from 'react-aria-components';
import { css, styled } from 'styled-components';
import { color, media, popoverSurface, radius, size, space, type } from '../../theme';

export const Surface = styled(Popover)`
  min-width: 176px;
  max-width: min(320px, 90vw);
  overflow: auto;
  ${popoverSurface}

  [role='menu'] {
    padding: ${space[1]};
    outline: none;
  }

  [role='menuitem'] + [role='group'] {
    margin-top: ${space[1]};
    padding-top: ${space[1]};
    border-top: 1px solid ${color.line.default};
  }

  [role='group']:has(+ *) {
    margin-bottom: ${space[1]};
    padding-bottom: ${space[1]};
    border-bottom: 1px solid ${color.line.default};
  }
`;

export const Heading = styled(Header)`
  padding: ${space[1]} ${space[3]};
  font: ${type.caption};
  color: ${color.text.muted};
`;

export const Item = styled(AriaMenuItem)<{ $isDanger: boolean; $isGreyed: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 0 ${space[2]};
  min-height: ${size.control};
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.small};
  font: ${type.control};
  color: ${({ $isDanger }) => ($isDanger ? color.text.danger : color.text.default)};
  overflow-wrap: anywhere;
  cursor: pointer;
  outline: none;

  &[data-focused],
  &[data-hovered] {
    background: ${({ $isDanger }) => ($isDanger ? color.status.danger.bg : color.surface.hovered)};
  }

  &[data-focus-visible] {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }

  [slot='label'] {
    grid-column: 2;
  }

  [slot='label']:first-child {
    grid-column: 1 / -1;
  }

  [slot='description'] {
    grid-column: 1 / -1;
    font: ${type.caption};
  }

  svg ~ [slot='description'] {
    grid-column: 2;
  }

  ${({ $isGreyed }) =>
    $isGreyed &&
    css`
      color: ${color.text.muted};
      cursor: not-allowed;

      @media (forced-colors: active) {
        color: GrayText;
      }
    `}

  ${media.phone} {
    min-height: ${size.touch};
  }
`;
