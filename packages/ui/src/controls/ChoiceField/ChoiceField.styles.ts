import { css, styled } from 'styled-components';
import { color, motion, radius, size, space, type } from '../../theme';
import { ring } from '../Field/Field.styles';

export const Options = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 176px), 1fr));
  gap: ${space[2]};
`;

export const Card = styled.label<{ $isInvalid: boolean; $isDisabled: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;
  min-height: ${size.touch};
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${({ $isInvalid }) => ($isInvalid ? color.text.danger : color.line.control)};
  border-radius: ${radius.medium};
  background: ${color.surface.raised};
  cursor: pointer;
  transition:
    background ${motion.quick},
    border-color ${motion.quick};

  > svg {
    margin-inline-start: auto;
    color: ${color.text.muted};
  }

  &:hover {
    background: ${color.surface.hovered};
  }

  &:has(:checked) {
    border-color: ${color.brand.default};
    background: ${color.brand.tint};
    box-shadow: inset 0 0 0 1px ${color.brand.default};

    @media (forced-colors: active) {
      border-color: Highlight;
      outline: 1px solid Highlight;
      outline-offset: -3px;
    }

    > svg {
      color: ${color.brand.default};
    }
  }

  &:has(:focus-visible) {
    ${ring}
  }

  ${({ $isDisabled }) =>
    $isDisabled &&
    css`
      &,
      &:hover {
        border-color: ${color.line.default};
        background: ${color.surface.sunken};
        color: ${color.text.muted};
        cursor: not-allowed;
      }

      &:has(:checked) {
        border-color: ${color.text.muted};
        background: ${color.surface.sunken};
        box-shadow: inset 0 0 0 1px ${color.text.muted};

        > svg {
          color: inherit;
        }
      }

      @media (forced-colors: active) {
        &,
        &:has(:checked),
        * {
          color: GrayText;
          border-color: GrayText;
          outline-color: GrayText;
        }
      }
    `}
`;

export const Radio = styled.input`
  flex: none;
  width: ${size.icon};
  height: ${size.icon};
  margin: 0;
  cursor: inherit;
  outline: none;
`;

export const Texts = styled.span`
  display: grid;
  min-width: 0;
`;

export const Label = styled.span`
  font: ${type.control};
  overflow-wrap: anywhere;
`;

export const Hint = styled.span`
  font: ${type.caption};
  color: ${color.text.muted};
  overflow-wrap: anywhere;
`;
