import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, size, space } from '../../theme';

export interface ColumnsProps {
  /** What one works on. */
  children: ReactNode;
  /** What one keeps an eye on meanwhile: a summary, an amount. It stays in view while the work scrolls. */
  aside: ReactNode;
  /** Names the aside for those who jump to it: `Trip summary`. */
  asideLabel: string;
  /** `half` for an aside that needs as much room as the work: a preview, which scrolls along with it. */
  asideWidth?: 'narrow' | 'half' | undefined;
}

/**
 * Work and its summary side by side; one under the other where there is no room, as on a phone. It looks at its own
 * width, not at the screen's.
 */
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
