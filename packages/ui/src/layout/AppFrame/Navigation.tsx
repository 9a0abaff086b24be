import { useId } from 'react';
import { size } from '../../theme';
import { Heading, Link, List, Nav } from './Navigation.styles';
import type { NavSection } from './navigation';

interface NavigationProps {
  sections: readonly NavSection[];
  /** Called when a link is followed, even one to the current page. */
  onFollow?: () => void;
}

/** The menu, shared by the sidebar and the drawer. */
export function Navigation({ sections, onFollow }: NavigationProps) {
  const id = useId();
  return (
    <Nav aria-label="Main menu">
      {sections.map(({ heading, items }, index) => (
        <div key={heading ?? index}>
          {heading && <Heading id={`${id}${index}`}>{heading}</Heading>}
          <List aria-labelledby={heading && `${id}${index}`}>
            {items.map(({ label, href, icon: Glyph, isCurrent }) => (
              <li key={href}>
                <Link href={href} aria-current={isCurrent ? 'page' : undefined} onClick={onFollow}>
                  <Glyph size={size.iconLarge} strokeWidth={1.8} aria-hidden="true" />
                  {label}
                </Link>
              </li>
            ))}
          </List>
        </div>
      ))}
    </Nav>
  );
}
