import { styled } from 'styled-components';
import { ButtonLink } from '../../controls';
import { Inline } from '../Stack/Stack';

export interface TabLink {
  label: string;
  /** Link target, as the address bar shows it: `#/admin/trips?direction=incoming`. */
  href: string;
}

export interface TabLinksProps {
  /** Accessible name: "Reports". */
  label: string;
  /** The lists, each with its address. */
  tabs: readonly TabLink[];
  /** The `href` of the tab that is shown. */
  current: string | undefined;
}

/**
 * Links to the parts of a screen, each with an address of its own; the present one is tinted. For a choice that takes effect
 * without an address use `SegmentedControl`; to filter a list `FilterButtons`.
 */
export function TabLinks({ label: name, tabs, current }: TabLinksProps) {
  return (
    <Nav aria-label={name}>
      <Inline isWrapping="onPc">
        {tabs.map(({ label, href }) => (
          <ButtonLink key={href} href={href} aria-current={href === current ? 'page' : undefined}>
            {label}
          </ButtonLink>
        ))}
      </Inline>
    </Nav>
  );
}

/** No wider than its place, however wide its widest tab is. */
const Nav = styled.nav`
  min-width: 0;
`;
