import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, size, space } from '../../theme';

export interface ColumnsProps {
  /** Main content, such as a form. */
  children: ReactNode;
  /** Content beside it that stays in view while the main content scrolls: a summary, an amount. */
  aside: ReactNode;
  /** Accessible name of the aside: `Trip summary`. */
  asideLabel: string;
  /** `half` for an aside that needs as much room as the main content, such as a preview; it then scrolls along. */
  asideWidth?: 'narrow' | 'half' | undefined;
}

/** Shows main content and an aside side by side, or one below the other where its own width, not the screen's, is too small. */
export function Columns({ children, aside, asideLabel, asideWidth = 'narrow' }: ColumnsProps) {
  return (
    <Box>
      <Grid $isHalf={asideWidth === 'half'}>
        <Main>{children}</Main>
        <Aside aria-label={asideLabel} $isHalf={asideWidth === 'half'}>
          {aside}
        </Aside>
      </Grid>
    </Box>
  );
}

const Box = styled.div`
  container-type: inline-size;
  min-width: 0;
`;

const Grid = styled.div<{ $isHalf: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${({ $isHalf }) => ($isHalf ? 'minmax(0, 1fr)' : size.aside)};
  gap: ${space[4]};
  align-items: start;

  ${media.narrowBox} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Main = styled.div`
  display: grid;
  gap: ${space[4]};
  min-width: 0;
`;

const Aside = styled.aside<{ $isHalf: boolean }>`
  display: grid;
  gap: ${space[4]};
  min-width: 0;
  position: ${({ $isHalf }) => ($isHalf ? 'static' : 'sticky')};
  top: calc(${size.stickyTop} + ${space[4]});

  ${media.narrowBox} {
    position: static;
  }
`;
