import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import type { Icon } from '../../controls';
import { color, media, motion, radius, size, space, tracking, type } from '../../theme';
import { useLocale } from '../../locale';

interface NavigationProps {
  sections: readonly NavSection[];
  /** Called when a link is followed, even one to the current page. */
  onPress?: () => unknown;
}

/** The menu, shared by the sidebar and the drawer. */
export function Navigation({ sections, onPress }: NavigationProps) {
  const { say } = useLocale();
  const id = useId();
  return (
    <Nav aria-label={say('Main menu')}>
      {sections.map(({ heading, items }, index) => (
        <div key={heading ?? index}>
          {heading && <Heading id={`${id}${index}`}>{heading}</Heading>}
          <List aria-labelledby={heading && `${id}${index}`}>
            {items.map(({ label, href, icon: Glyph, isCurrent, count }) => (
              <li key={href}>
                <Link href={href} aria-current={isCurrent ? 'page' : undefined} onClick={onPress}>
                  <Glyph size={size.iconLarge} strokeWidth={1.8} aria-hidden="true" />
                  {label}
                  {count}
                </Link>
              </li>
            ))}
          </List>
        </div>
      ))}
    </Nav>
  );
}

export interface NavItem {
  label: string;
  /** Address as the address bar shows it: `#/admin/tickets`. */
  href: string;
  icon: Icon;
  /** Whether this place or one below it is open. True for one item of the whole menu. */
  isCurrent: boolean;
  /** How much waits there, as a `Badge`. */
  count?: ReactNode;
}

/** Related menu items, with an optional heading. */
export interface NavSection {
  /** Heading, shown as it is written: `BOOKINGS`. */
  heading?: string | undefined;
  items: readonly NavItem[];
}

const Nav = styled.nav`
  display: grid;
  gap: ${space[3]};
`;

const Heading = styled.p`
  padding: ${space[1]} ${space[2]} ${space[2]};
  font: ${type.captionStrong};
  letter-spacing: ${tracking.wide};
  color: ${color.sidebar.muted};
`;

const List = styled.ul`
  display: grid;
  gap: 2px;
`;

const Link = styled.a`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${size.control};
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.medium};
  color: inherit;
  font: ${type.strong};
  text-decoration: none;
  overflow-wrap: anywhere;
  transition: background ${motion.quick};

  &:hover {
    background: ${color.sidebar.hover};
  }

  &:focus-visible {
    outline-color: ${color.sidebar.focus};
    outline-offset: -2px;
  }

  &[aria-current] {
    background: ${color.sidebar.current};
    color: ${color.sidebar.strong};
    box-shadow: inset 3px 0 0 ${color.accent.default};
  }

  ${media.tablet} {
    min-height: ${size.touch};
  }

  @media (forced-colors: active) {
    &[aria-current] {
      border: 2px solid;
    }
  }
`;
