import { Input, ListBoxItem, Popover } from 'react-aria-components';
import { keyframes, styled } from 'styled-components';
import { color, media, motion, radius, size, space, type } from '../../theme';
import { box, ring, type BoxLook } from '../Field/Field.styles';

export const Root = styled.div`
  position: relative;
  display: grid;

  > svg {
    position: absolute;
    inset-inline-end: ${space[3]};
    inset-block: 0;
    margin-block: auto;
    color: ${color.text.muted};
    pointer-events: none;
  }
`;

export const Text = styled(Input)<BoxLook>`
  ${box}
  width: 100%;
  margin: 0;
  padding-block: 0;
  padding-inline: ${space[3]} ${space[10]};
  text-overflow: ellipsis;

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

const unfold = keyframes`
  from { opacity: 0.3; transform: translateY(-4px); }
`;

export const Surface = styled(Popover)`
  display: flex;
  width: var(--trigger-width);
  max-height: 320px;
  border: 1px solid ${color.line.default};
  border-radius: ${radius.large};
  background: ${color.surface.raised};
  box-shadow: ${color.shadow.overlay};
  animation: ${unfold} ${motion.quick};

  [role='listbox'] {
    flex: 1;
    min-width: 0;
    padding: ${space[1]};
    overflow: auto;
    overscroll-behavior: contain;
    outline: none;
  }
`;

export const Option = styled(ListBoxItem)`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${size.control};
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.small};
  font: ${type.body};
  color: ${color.text.default};
  cursor: pointer;
  outline: none;

  &[data-focused],
  &[data-hovered] {
    background: ${color.surface.hovered};
  }

  &[data-focused] {
    box-shadow: inset 3px 0 0 ${color.brand.default};
  }

  &[data-selected] {
    font: ${type.strong};
  }

  @media (forced-colors: active) {
    &[data-focused] {
      forced-color-adjust: none;
      color: HighlightText;
      background: Highlight;

      * {
        color: inherit;
      }
    }
  }

  > svg {
    flex: none;
    color: ${color.brand.default};
  }

  ${media.phone} {
    min-height: ${size.touch};
  }
`;

/** The side goes below the texts where large letters leave no room beside them. */
export const OptionParts = styled.span`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${space[3]};
  min-width: 0;
`;

export const OptionTexts = styled.span`
  flex: 1 1 10em;
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const OptionSide = styled.span`
  display: grid;
  margin-inline-start: auto;
  justify-items: end;
  font-variant-numeric: tabular-nums;
  text-align: end;
`;

export const OptionHint = styled.span`
  font: ${type.caption};
  color: ${color.text.muted};
`;

export const Nothing = styled.p`
  padding: ${space[2]} ${space[3]};
  font: ${type.small};
  color: ${color.text.muted};
`;
