import { type ReactNode, useContext } from 'react';
import { Brand, BrandName } from '../Brand/Brand';
import { Card, Footer, Head, Lead, Main, Root, Title } from './AuthLayout.styles';

export interface AuthLayoutProps {
  /** What the user has to do here: the page's h1 and the window's title. */
  title: string;
  /** One or two sentences below the title. */
  lead?: ReactNode;
  /** Content above the title: the progress of a passcode recovery. */
  progress?: ReactNode;
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
