import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useContext } from 'react';
import { size } from '../../theme';
import { BrandName } from '../Brand/Brand';
import { Actions, Back, Badge, Facts, Head, Lead, Root, Title, TitleGroup } from './Page.styles';

export interface PageProps {
  /** Name of the page: its h1 and the window's title. */
  title: string;
  children: ReactNode;
  /** Content at the right of the title: the page's main button, a wizard's steps. */
  actions?: ReactNode;
  /** Link to the page above: `{ label: 'Back', href: '#/admin/tickets' }`. */
  back?: { label: string; href: string } | undefined;
  /** Content beside the title: the number of records. */
  badge?: ReactNode;
  /** Content beside the title that identifies the record at a glance: its route and its status. */
  facts?: ReactNode;
  /** One sentence below the title, where the title alone is not enough. */
  lead?: string | undefined;
  /** Whether the title is visually hidden. On a list the breadcrumb already names the page, and the row is better used for the table. */
  isTitleHidden?: boolean | undefined;
  /** `form` limits the width, to keep the lines short of a form that is alone on the page. */
  width?: 'full' | 'form' | undefined;
}

/** The content of one screen inside the frame: its title, its actions, and evenly spaced children. */
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
          <Title tabIndex={-1}>{title}</Title>
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
