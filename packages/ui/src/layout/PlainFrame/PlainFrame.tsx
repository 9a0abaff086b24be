import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, layer, media, size, space } from '../../theme';
import { Brand } from '../Brand/Brand';

export interface PlainFrameProps {
  /** Link of the brand. */
  homeHref: string;
  /** A `Page`. */
  children: ReactNode;
}

/** The frame of a page that needs no login and is too wide for a card: the brand, and no navigation. */
export function PlainFrame({ homeHref, children }: PlainFrameProps) {
  return (
    <Root>
      <Head>
        <Brand href={homeHref} ground="sidebar" />
      </Head>
      <Main>{children}</Main>
    </Root>
  );
}

const Root = styled.div`
  min-height: 100dvh;
  background: ${color.surface.canvas};
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  position: sticky;
  top: 0;
  z-index: ${layer.header};
  min-height: ${size.header};
  padding: ${space[2]} ${space[6]};
  background: ${color.sidebar.bg};

  ${media.toastAbove} {
    padding-block-start: calc(${size.toastStrip} + ${space[2]});
  }

  ${media.phone} {
    padding-inline: ${space[4]};
  }

  ${media.print} {
    display: none;
  }
`;

const Main = styled.main`
  width: 100%;
  max-width: ${size.page};
  margin: 0 auto;
`;
