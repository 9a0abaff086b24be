import { type ReactNode, useContext } from 'react';
import { styled } from 'styled-components';
import { color, layer, media, overlaid, size, space, tracking, type } from '../../theme';
import { Brand, BrandName } from '../Brand/Brand';

export interface AuthLayoutProps {
  /** What the user has to do here: the page's h1 and the window's title. */
  title: string;
  /** One or two sentences below the title. */
  lead?: ReactNode;
  /** Content above the title: the progress of a passcode recovery. */
  progress?: ReactNode;
  /** The form, in the middle of the page. */
  children: ReactNode;
  /** Content below the card: a link back. */
  footer?: ReactNode;
}

/** A full page for a user who is not logged in: one card with one form. */
export function AuthLayout({ title, lead, progress, children, footer }: AuthLayoutProps) {
  return (
    <Root>
      <title>{`${title} · ${useContext(BrandName)}`}</title>
      <Head>
        <Brand ground="sidebar" scale="large" />
      </Head>
      <Main>
        <Card>
          {progress}
          <div>
            <Title>{title}</Title>
            {lead && <Lead>{lead}</Lead>}
          </div>
          {children}
        </Card>
        {footer && <Footer>{footer}</Footer>}
      </Main>
    </Root>
  );
}

/** The header shows a dashed road across the page; the card overlaps it. */
const Root = styled.div`
  min-height: 100dvh;
  background: ${color.surface.canvas};

  /* Kept free for toasts, also while the page is scrolled. */
  &::before {
    content: '';
    position: sticky;
    top: 0;
    z-index: ${layer.header};
    display: block;
    height: ${size.header};
    background: ${color.sidebar.bg};
  }
`;

const Head = styled.header`
  position: relative;
  display: grid;
  justify-items: center;
  padding: max(${space[2]}, min(11vh, 96px) - ${size.header}) ${space[4]}
    calc(${space[12]} + ${space[12]} + ${space[6]});
  background: ${color.sidebar.bg};

  &::after {
    content: '';
    position: absolute;
    inset: auto 0 ${space[10]};
    height: 3px;
    background: repeating-linear-gradient(
        90deg,
        ${color.accent.default} 0 ${space[8]},
        transparent ${space[8]} calc(${space[8]} + ${space[6]})
      )
      center;
  }

  ${media.phone} {
    padding-block-start: ${space[2]};
  }
`;

const Main = styled.main`
  position: relative;
  width: 100%;
  max-width: calc(${size.narrow} + 2 * ${space[4]});
  margin: calc(-1 * (${space[12]} + ${space[12]})) auto 0;
  padding: 0 ${space[4]} ${space[8]};
`;

const Card = styled.div`
  display: grid;
  gap: ${space[5]};
  padding: ${space[6]};
  ${overlaid}

  ${media.phone} {
    padding: ${space[5]};
  }
`;

const Title = styled.h1`
  font: ${type.figure};
  letter-spacing: ${tracking.tight};
  overflow-wrap: anywhere;
`;

const Lead = styled.p`
  margin-block-start: ${space[1]};
  color: ${color.text.muted};
  overflow-wrap: anywhere;
`;

const Footer = styled.div`
  display: grid;
  justify-items: center;
  padding-block-start: ${space[5]};
`;
