import { Input, ListBoxItem, Popover } from 'react-aria-components';
import { styled } from 'styled-components';
import { color, popoverSurface, space, type } from '../../theme';
import { type BoxStyleProps, chevronControl, ring } from '../Field/Field.styles';
import { optionStyles } from './option.styles';

export const Text = styled(Input)<BoxStyleProps>`
  ${chevronControl}

  &::placeholder {
    color: ${color.text.muted};
    opacity: 1;
  }

  &:disabled {
    -webkit-text-fill-color: ${color.text.muted};
    opacity: 1;
  }

  &:focus {
    ${ring}
  }
`;

/**
 * Where the list of a field in a dialog is placed: as large as the window, above the dialog, which would cut the list off. It is without what browsers give
 * every popover, lets the pointer through beside the list, and contains it, or the list would be placed by the edges of a dialog that is still moving.
 */
export const ListLayer = styled.div`
  inset: 0;
  width: auto;
  height: auto;
  padding: 0;
  border: 0;
  overflow: visible;
  color: inherit;
  background: none;
  pointer-events: none;
  contain: paint;
`;

export const Surface = styled(Popover)`
  display: flex;
  flex-direction: column;
  width: var(--trigger-width);
  max-height: 320px;
  pointer-events: auto;
  ${popoverSurface}

  [role='listbox'] {
    flex: 1;
    min-height: 0;
    padding: ${space[1]};
    overflow: auto;
    overscroll-behavior: contain;
    outline: none;
  }
`;

export const Option = styled(ListBoxItem)`
  ${optionStyles}
`;

export const Nothing = styled.p`
  padding: ${space[2]} ${space[3]};
  font: ${type.small};
  color: ${color.text.muted};
`;

/** Below the options, always in view. */
export const More = styled(Nothing)`
  border-top: 1px solid ${color.line.default};
`;
