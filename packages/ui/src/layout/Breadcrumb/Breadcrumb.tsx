import { styled } from 'styled-components';
import { color, media, radius, space, type } from '../../theme';
import { useLocale } from '../../locale';

export interface Crumb {
  label: string;
  /** Link target; undefined for the last crumb, which is the current place. */
  href?: string | undefined;
}

export interface BreadcrumbProps {
  /** Crumbs from the outermost to the current place: Tickets, Book Tickets. */
  items: ReadonlyArray<Crumb>;
}

/**
 * Shows the current place and links to the places above it: `Tickets / Book Tickets`. On a phone only the current place
 * is shown; the page's own back link leads up.
 */
export function Breadcrumb({ items }: BreadcrumbProps) {
  const { say } = useLocale();
  return (
    <Nav aria-label={say('Breadcrumb')}>
      <List>
        {items.map(({ label, href }, index) => {
          const isCurrent = index === items.length - 1;
          return (
            <Item key={`${label} ${href}`} $isCurrent={isCurrent}>
              {isCurrent ? (
                <Current aria-current="page" title={label}>
                  {label}
                </Current>
              ) : href === undefined ? (
                <span>{label}</span>
              ) : (
                <a href={href}>{label}</a>
              )}
            </Item>
          );
        })}
      </List>
    </Nav>
  );
}

const Nav = styled.nav`
  min-width: 0;
`;

const List = styled.ol`
  display: flex;
  align-items: baseline;
  min-width: 0;
  font: ${type.body};
  color: ${color.text.muted};
  white-space: nowrap;
`;

const Item = styled.li<{ $isCurrent: boolean }>`
  display: flex;
  flex-shrink: ${({ $isCurrent }) => ($isCurrent ? 100 : 1)};
  min-width: ${({ $isCurrent }) => ($isCurrent ? '6rem' : 0)};

  /* Screen readers skip the slash; browsers that do not know the empty alternative text use the first line. */
  &:not(:last-child)::after {
    content: '/';
    content: '/' / '';
    padding-inline: ${space[1]};
  }

  > * {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  /* High enough to be hit, without moving what is around it. */
  a {
    margin-block: -2px;
    padding-block: 2px;
    color: inherit;
    text-decoration: none;
    border-radius: ${radius.small};

    &:hover {
      color: ${color.text.default};
      text-decoration: underline;
    }
  }

  ${media.phone} {
    display: ${({ $isCurrent }) => ($isCurrent ? 'flex' : 'none')};
    min-width: 0;
  }
`;

const Current = styled.span`
  color: ${color.text.default};
  font: ${type.strong};
`;
