import { Menu, Search } from 'lucide-react';
import { useCallback, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { IconButton } from '../../controls';
import type { ThemeChoice } from '../../theme';
import { type AccountAction, AccountMenu, type Person } from '../AccountMenu/AccountMenu';
import { Brand } from '../Brand/Brand';
import { Breadcrumb, type Crumb } from '../Breadcrumb/Breadcrumb';
import { Body, Content, Head, MenuButton, Role, Root, Sidebar, SkipLink, Spread } from './AppFrame.styles';
import { Drawer } from './Drawer';
import { Navigation } from './Navigation';
import type { NavSection } from './navigation';

export interface AppFrameProps {
  /** Link of the brand: the user's dashboard. */
  homeHref: string;
  /** Menu sections, from top to bottom. Exactly one item of the whole menu is current. */
  navigation: ReadonlyArray<NavSection>;
  /** Path to the current place, outermost place first. */
  breadcrumb: ReadonlyArray<Crumb>;
  /** `Super Admin`, or the name of the user's terminal. */
  roleLabel: string;
  person: Person;
  /** Items of the account menu besides the theme and Logout. */
  accountActions?: readonly AccountAction[] | undefined;
  /** What the user must always see, before the search: a `TillBadge`. */
  state?: ReactNode;
  /** Opens the search over everything; undefined hides its button. */
  onSearch?: (() => void) | undefined;
  /** Called when the user selects Logout. Ask for confirmation first. */
  onLogout: () => void;
  /** The chosen theme; undefined hides the theme choices of the account menu. */
  theme?: ThemeChoice | undefined;
  onThemeChange?: ((choice: ThemeChoice) => void) | undefined;
  /** Content below the header across the full width: a `ConnectionBar`. */
  bar?: ReactNode;
  /** The screen: a `Page`. */
  children: ReactNode;
}

/**
 * The frame around every screen of a logged-in user: menu, breadcrumb, role and account. Below 1024 px the menu moves
 * into a drawer that traps the focus. The frame is not printed. Pages without a login use `AuthLayout`.
 */
export function AppFrame({
  homeHref,
  navigation,
  breadcrumb,
  roleLabel,
  person,
  accountActions,
  state,
  onSearch,
  onLogout,
  theme,
  onThemeChange,
  bar,
  children,
}: AppFrameProps) {
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const closeDrawer = useCallback(() => setIsDrawerOpen(false), []);
  const content = useRef<HTMLElement>(null);

  /** Focuses the content itself: the router owns the address, so following `#content` would leave the screen. */
  function skip(event: MouseEvent) {
    event.preventDefault();
    content.current?.focus();
  }

  return (
    <Root>
      <SkipLink href="#content" onClick={skip}>
        Skip to content
      </SkipLink>
      <Sidebar>
        <Brand href={homeHref} ground="sidebar" />
        <Navigation sections={navigation} />
      </Sidebar>
      {isDrawerOpen && (
        <Drawer brand={<Brand ground="sidebar" />} onClose={closeDrawer}>
          <Navigation sections={navigation} onFollow={closeDrawer} />
        </Drawer>
      )}
      <Body>
        <Head>
          <MenuButton>
            <IconButton
              label="Open menu"
              icon={Menu}
              aria-haspopup="dialog"
              aria-expanded={isDrawerOpen}
              onClick={() => setIsDrawerOpen(true)}
            />
          </MenuButton>
          <Breadcrumb items={breadcrumb} />
          <Spread />
          {state}
          {onSearch && (
            <IconButton
              label="Search everything"
              icon={Search}
              aria-haspopup="dialog"
              aria-keyshortcuts="Control+K Meta+K"
              onClick={onSearch}
            />
          )}
          <Role title={roleLabel}>{roleLabel}</Role>
          <AccountMenu
            person={person}
            actions={accountActions}
            onLogout={onLogout}
            theme={theme}
            onThemeChange={onThemeChange}
          />
        </Head>
        {bar}
        <Content ref={content} id="content" tabIndex={-1}>
          {children}
        </Content>
      </Body>
    </Root>
  );
}
