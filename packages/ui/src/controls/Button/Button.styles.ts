import { css, styled } from 'styled-components';
import { chosen, color, media, motion, radius, size, space, type } from '../../theme';

export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'quiet';

/** The styles of each variant. A new variant without styles does not compile. */
const variantStyles = {
  primary: css`
    color: ${color.text.onBrand};
    background: ${color.brand.default};
    border-color: ${color.brand.default};
    &:hover {
      background: ${color.brand.pressed};
      border-color: ${color.brand.pressed};
    }
  `,
  secondary: css`
    color: ${color.text.default};
    background: ${color.surface.button};
    border-color: ${color.line.control};
    &:hover {
      background: color-mix(in srgb, currentColor 7%, ${color.surface.button});
    }
  `,
  danger: css`
    color: ${color.danger.on};
    background: ${color.danger.default};
    border-color: ${color.danger.default};
    &:hover {
      background: ${color.danger.pressed};
      border-color: ${color.danger.pressed};
    }
  `,
  quiet: css`
    color: ${color.text.link};
    background: transparent;
    border-color: transparent;
    &:hover {
      background: ${color.brand.tint};
    }
  `,
} satisfies Record<ButtonVariant, ReturnType<typeof css>>;

export interface ButtonStyleProps {
  $variant: ButtonVariant;
  $isFullWidth: boolean;
}

/** Shared by buttons and by links that look like buttons. */
export const buttonStyles = css<ButtonStyleProps>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  box-sizing: border-box;
  ${({ $isFullWidth }) => $isFullWidth && 'width: 100%;'}
  min-width: 0;
  max-width: 100%;
  min-height: ${size.control};
  padding: ${space[1]} ${space[4]};
  border: 1px solid;
  border-radius: ${radius.medium};
  font: ${type.strong};
  text-align: center;
  text-decoration: none;
  overflow-wrap: anywhere;
  cursor: pointer;
  user-select: none;
  transition:
    background ${motion.quick},
    border-color ${motion.quick};
  ${({ $variant }) => variantStyles[$variant]}

  &[aria-current='page'],
  &[aria-pressed='true'] {
    ${chosen}
  }

  &:active:not(:disabled, [aria-busy='true']) {
    box-shadow: inset 0 0 0 2px currentColor;

    @media (forced-colors: active) {
      border-color: Highlight;
    }
  }

  ${media.phone} {
    min-height: ${size.touch};
  }
`;

export const Root = styled.button<ButtonStyleProps>`
  ${buttonStyles}

  &[aria-busy='true'] {
    cursor: progress;
  }

  &:disabled {
    color: ${color.text.muted};
    background: ${color.surface.sunken};
    border-color: ${color.line.default};
    cursor: not-allowed;
  }
`;
