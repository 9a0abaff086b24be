import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { visuallyHidden } from '../../theme';

export interface VisuallyHiddenProps {
  children: ReactNode;
}

/** Text that is read aloud but not shown, where the picture already says it. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <Hidden>{children}</Hidden>;
}

const Hidden = styled.span`
  ${visuallyHidden}
`;
