import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';

/** Hides an element visually, but not from screen readers: for names and headings that the picture already shows. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export interface VisuallyHiddenProps {
  /** Read by screen readers, and not seen. */
  children: ReactNode;
  /** Id for elements that this text names or describes. */
  id?: string | undefined;
  /** Element to render where a `span` is not enough: a `legend`, a heading. */
  as?: 'span' | 'p' | 'h2' | 'h3' | 'legend' | 'label' | 'caption' | undefined;
}

/** Text for screen readers only, where the picture already says the same. */
export function VisuallyHidden({ children, id, as = 'span' }: VisuallyHiddenProps) {
  return (
    <Hidden as={as} id={id}>
      {children}
    </Hidden>
  );
}

const Hidden = styled.span`
  ${visuallyHidden}
`;
