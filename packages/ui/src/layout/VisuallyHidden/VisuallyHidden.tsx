import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { visuallyHidden } from '../../theme';

export interface VisuallyHiddenProps {
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
