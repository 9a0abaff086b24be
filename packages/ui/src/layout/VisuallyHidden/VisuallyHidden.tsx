import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { visuallyHidden } from '../../theme';

export interface VisuallyHiddenProps {
  children: ReactNode;
  /** For those that are named or described by it. */
  id?: string | undefined;
  /** The element, where a `span` says too little: a `legend`, a heading. */
  as?: 'span' | 'p' | 'h2' | 'h3' | 'legend' | 'label' | 'caption' | undefined;
}

/** Text that is read aloud but not shown, where the picture already says it. */
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
