import { ArrowLeft } from 'lucide-react';
import { type ReactNode, type Ref, useContext } from 'react';
import { size } from '../../theme';
import { BrandName } from '../Brand/Brand';
import { Actions, Back, Badge, Facts, Head, Lead, Root, Title, TitleGroup } from './Page.styles';

export interface PageProps {
  /** What this place is called: the page's h1 and the window's title. */
  title: string;
  children: ReactNode;
  /** Stands at the right of the title: the one button the page is for, a wizard's steps. */
  actions?: ReactNode;
  /** The way back up: `{ label: 'Back', href: '#/admin/tickets' }`. */
  back?: { label: string; href: string } | undefined;
  /** Stands beside the title: how many there are. */
  badge?: ReactNode;
  /** Stands beside the title: what tells this record from others at a glance, its route and its status. */
  facts?: ReactNode;
  /** One sentence under the title, where the title is not enough. */
  lead?: string | undefined;
  /** On a list the breadcrumb already says where one is, and the row is better spent on the table. */
  isTitleHidden?: boolean | undefined;
  /** `form` keeps the lines of a form that stands alone short. */
  width?: 'full' | 'form' | undefined;
  /** The h1, to put the focus on it when a new page appears. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
}

/** The content of one screen under the frame: its title, its actions, and everything else in one rhythm. */
export function Page({
  title,
  children,
  actions,
  back,
  badge,
  facts,
  lead,
  isTitleHidden = false,
  width = 'full',
  headingRef,
}: PageProps) {
  return (
    <Root $width={width}>
      <title>{`${title} · ${useContext(BrandName)}`}</title>
      {back && (
        <Back href={back.href}>
          <ArrowLeft size={size.icon} aria-hidden="true" />
          {back.label}
        </Back>
      )}
      <Head $isEmpty={isTitleHidden && !actions}>
        <TitleGroup $isHidden={isTitleHidden}>
          <Title ref={headingRef} tabIndex={-1}>
            {title}
          </Title>
          {badge && <Badge>{badge}</Badge>}
          {facts && <Facts>{facts}</Facts>}
          {lead && <Lead>{lead}</Lead>}
        </TitleGroup>
        {actions && <Actions>{actions}</Actions>}
      </Head>
      {children}
    </Root>
  );
}
