import { type ReactNode, useContext } from 'react';
import { Brand, BrandName } from '../Brand/Brand';
import { Card, Footer, Head, Lead, Main, Root, Title } from './AuthLayout.styles';

export interface AuthLayoutProps {
  /** What is asked for: the page's h1 and the window's title. */
  title: string;
  /** One or two sentences under it. */
  lead?: ReactNode;
  /** Stands above the title: how far one is in the recovery of a passcode. */
  progress?: ReactNode;
  children: ReactNode;
  /** Stands under the card: a way back. */
  footer?: ReactNode;
}

/** A whole page for someone who is not logged in: one card that asks for one thing. */
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
