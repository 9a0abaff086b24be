import { ArrowLeft } from 'lucide-react';
import { type ReactNode, createContext, useContext } from 'react';
import { css, styled } from 'styled-components';
import { shownText } from '../../locale';
import { color, media, radius, size, space, tracking, type, visuallyHidden } from '../../theme';
import { Badge } from '../Badge/Badge';
import { BrandName } from '../Brand/Brand';

export interface PageProps {
  /** Name of the page: its h1 and the window's title. */
  title: string;
  /** The content below the head. */
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

interface BackLink {
  href: string;
  onPress?: () => unknown;
}

/** Returns where a page's link to the page above leads: as it is, unless the app knows how that page was left. */
export const BackLinks = createContext<(href: string) => BackLink>((href) => ({ href }));

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
  const backLink = useContext(BackLinks);
  const { href = '', onPress } = back ? backLink(back.href) : {};
  return (
    <Root $width={width}>
      <title>{`${title} · ${useContext(BrandName)}`}</title>
      {back && (
        <Back href={href} onClick={onPress}>
          <ArrowLeft size={size.icon} aria-hidden="true" />
          {back.label}
        </Back>
      )}
      <Head $isEmpty={isTitleHidden && !actions}>
        <TitleGroup $isHidden={isTitleHidden}>
          <Title tabIndex={-1}>{shownText(title)}</Title>
          {badge && <Badge>{badge}</Badge>}
          {facts && <Facts>{facts}</Facts>}
          {lead && <Lead>{shownText(lead)}</Lead>}
        </TitleGroup>
        {actions && <Actions>{actions}</Actions>}
      </Head>
      {children}
    </Root>
  );
}

const Root = styled.div<{ $width: 'full' | 'form' }>`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  width: 100%;
  max-width: ${({ $width }) => ($width === 'form' ? size.form : size.page)};
  min-width: 0;
  padding: ${space[5]} ${space[6]} ${space[8]};

  ${media.phone} {
    gap: ${space[3]};
    padding: ${space[4]} ${space[4]} ${space[8]};

    /* Leaves room for the fixed button, so that it never covers the last row. */
    &:has([data-thumb]) {
      padding-block-end: calc(${size.touch} + ${space[12]});
    }
  }

  ${media.print} {
    padding: 0;
  }
`;

const Back = styled.a`
  align-self: flex-start;
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  margin-block-end: -${space[2]};
  border-radius: ${radius.small};
  font: ${type.strong};
  color: ${color.text.link};
  text-decoration: none;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  ${media.phone} {
    min-height: ${size.touch};
    margin-block: -${space[2]};
  }

  ${media.print} {
    display: none;
  }
`;

const Head = styled.div<{ $isEmpty: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  ${({ $isEmpty }) =>
    $isEmpty &&
    css`
      position: absolute;
    `}
`;

const TitleGroup = styled.div<{ $isHidden: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  min-width: 0;
  ${({ $isHidden }) => $isHidden && visuallyHidden}
`;

const Title = styled.h1`
  font: ${type.title};
  letter-spacing: ${tracking.tight};
  overflow-wrap: anywhere;
  outline-offset: 4px;
  border-radius: ${radius.small};
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  min-width: 0;
  margin-inline-start: ${space[2]};
  font: ${type.strong};
  overflow-wrap: anywhere;

  ${media.phone} {
    margin-inline-start: 0;
  }
`;

const Lead = styled.p`
  flex-basis: 100%;
  color: ${color.text.muted};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;

  ${media.print} {
    display: none;
  }
`;
