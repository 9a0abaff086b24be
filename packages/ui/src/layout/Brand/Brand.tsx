import { createContext, useContext } from 'react';
import { css, styled } from 'styled-components';
import { color, radius, size, space, tracking, type } from '../../theme';

/** The company's short name, or the product's name if there is none; shown beside the mark and in the window's title. */
export const BrandName = createContext('Motorpark');

export interface BrandProps {
  /** Link target; undefined renders the brand without a link. */
  href?: string | undefined;
  /** The surface that the brand is on. */
  ground?: 'page' | 'sidebar' | undefined;
  /** `large` above a card that is alone on its page. */
  scale?: 'normal' | 'large' | undefined;
}

/** Shows the mark, an M whose middle is a road, and the name. Once per screen, at the top left. */
export function Brand({ href, ground = 'page', scale = 'normal' }: BrandProps) {
  return (
    <Root as={href === undefined ? 'span' : 'a'} href={href} $ground={ground} $isLarge={scale === 'large'}>
      <Mark viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="8" fill={color.accent.default} />
        <g fill="none" stroke={color.accent.on} strokeLinecap="round" strokeLinejoin="round">
          <path d="M7.5 23.5v-15l8.5 9 8.5-9v15" strokeWidth="3.2" />
          <path d="M16 22v2.6" strokeWidth="2.4" />
        </g>
      </Mark>
      {useContext(BrandName)}
    </Root>
  );
}

const Root = styled.a<{ $ground: 'page' | 'sidebar'; $isLarge: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  font: ${type.heading};
  letter-spacing: ${tracking.tight};
  text-decoration: none;
  border-radius: ${radius.small};
  color: ${({ $ground }) => ($ground === 'sidebar' ? color.sidebar.strong : color.text.default)};

  &:focus-visible {
    outline-color: ${({ $ground }) => ($ground === 'sidebar' ? color.sidebar.focus : color.focus)};
  }

  ${({ $isLarge }) =>
    $isLarge &&
    css`
      gap: ${space[3]};
      font: ${type.figure};

      svg {
        width: ${size.control};
        height: ${size.control};
      }
    `}
`;

const Mark = styled.svg`
  width: 1.625rem;
  height: 1.625rem;
`;
