import { css, styled } from 'styled-components';
import { color, media, motion, radius, size, space, type, visuallyHidden } from '../../theme';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  min-width: 0;
`;

/** Takes no space while it is empty, but stays mounted for the live region in it. */
export const Head = styled.div<{ $isEmpty: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  column-gap: ${space[3]};
  ${({ $isEmpty }) => $isEmpty && `margin-bottom: -${space[1]};`}
`;

/** Mounted before the error is, because otherwise the error would not be announced. */
export const Announcer = styled.div`
  display: flex;
  min-width: 0;
`;

export const LabelText = styled.label`
  font: ${type.smallStrong};
  color: ${color.text.default};
  overflow-wrap: anywhere;
`;

export const HiddenLabel = styled.label`
  ${visuallyHidden}
`;

export const Required = styled.span`
  color: ${color.text.danger};
`;

export const ErrorText = styled.span`
  display: flex;
  align-items: flex-start;
  gap: ${space[1]};
  min-width: 0;
  font: ${type.smallStrong};
  color: ${color.text.danger};
  overflow-wrap: anywhere;

  /* Aligned with the first line at any text size. */
  svg {
    height: 1lh;
  }
`;

export const Hint = styled.p`
  font: ${type.small};
  color: ${color.text.muted};
  overflow-wrap: anywhere;
`;

export interface BoxStyleProps {
  $isInvalid: boolean;
  $isReadOnly?: boolean;
  $isDisabled?: boolean;
}

/** The outline of every box that is typed into or chosen from. It has no focus ring: the component that knows what is focused adds `ring`. */
export const box = css<BoxStyleProps>`
  min-height: ${size.control};
  min-width: 0;
  border: 1px solid ${({ $isInvalid }) => ($isInvalid ? color.text.danger : color.line.control)};
  border-radius: ${radius.medium};
  background: ${color.surface.raised};
  color: ${color.text.default};
  font: ${type.body};
  transition: border-color ${motion.quick};
  ${({ $isInvalid }) =>
    $isInvalid &&
    css`
      box-shadow: inset 0 0 0 1px ${color.text.danger};

      /* Forced colours remove the shadow, so an outline marks the error there. */
      @media (forced-colors: active) {
        outline: 1px solid;
        outline-offset: -4px;
      }
    `}
  ${({ $isReadOnly, $isDisabled }) =>
    ($isReadOnly || $isDisabled) &&
    css`
      background: ${color.surface.sunken};
      border-color: ${color.line.default};
    `}
  ${({ $isDisabled }) =>
    $isDisabled &&
    css`
      color: ${color.text.muted};
      cursor: not-allowed;
    `}

  ${media.phone} {
    min-height: ${size.touch};
    font: ${type.touch};
  }
`;

export const ring = css`
  outline: 2px solid ${color.focus};
  outline-offset: 1px;
`;

/** A box whose options open below it: with a chevron at its end. */
export const ChevronBox = styled.div`
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

/** The control inside a `ChevronBox`. */
export const chevronControl = css<BoxStyleProps>`
  ${box}
  width: 100%;
  margin: 0;
  padding-block: 0;
  padding-inline: ${space[3]} ${space[10]};
  text-overflow: ellipsis;
`;

/** A box with content before or after the text: a currency, a button. */
export const Box = styled.div<BoxStyleProps>`
  ${box}
  display: flex;
  align-items: stretch;

  &:has(> input:focus) {
    ${ring}
  }
`;

/** The bare input inside a `Box`. */
export const Input = styled.input`
  flex: 1;
  width: 100%;
  min-width: 0;
  margin: 0;
  padding: 0 ${space[3]};
  border: 0;
  border-radius: ${radius.medium};
  background: transparent;
  color: inherit;
  font: inherit;
  text-overflow: ellipsis;
  outline: none;

  &::placeholder {
    color: ${color.text.muted};
    opacity: 1;
  }

  &:disabled {
    cursor: not-allowed;
    -webkit-text-fill-color: ${color.text.muted};
    opacity: 1;
  }

  /* Text that the browser fills in keeps the theme's colours. */
  &:autofill {
    -webkit-text-fill-color: ${color.text.default};
    box-shadow: inset 0 0 0 100vmax ${color.brand.tint};
  }
`;

export const Affix = styled.span`
  flex: none;
  display: flex;
  align-items: center;
  gap: ${space[1]};
  color: ${color.text.muted};
  white-space: nowrap;

  &:first-child {
    padding-inline: ${space[3]} ${space[2]};
    border-inline-end: 1px solid ${color.line.default};
  }

  &:last-child {
    padding-inline-end: ${space[3]};
  }
`;
