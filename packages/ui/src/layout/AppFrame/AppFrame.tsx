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
  /** Where the brand leads: the person's dashboard. */
  homeHref: string;
  /** The menu's sections, from top to bottom. One item of all is the current one. */
  navigation: ReadonlyArray<NavSection>;
  /** Where one is, from the outermost place to the current one. */
  breadcrumb: ReadonlyArray<Crumb>;
  /** `Super Admin`, or the name of the person's terminal. */
  roleLabel: string;
  person: Person;
  /** What the account menu offers besides the theme and Logout. */
  accountActions?: readonly AccountAction[] | undefined;
  /** The person looks for something, whatever it is. Without it nothing can be searched from here. */
  onSearch?: (() => void) | undefined;
  /** The person wants to leave. Ask first. */
  onLogout: () => void;
  /** The theme asked for; without it the account menu offers none. */
  theme?: ThemeChoice | undefined;
  onThemeChange?: ((choice: ThemeChoice) => void) | undefined;
  /** Stands in the header before the role: whether everything is saved, how many sales wait. */
  status?: ReactNode;
  /** Stands below the header, over the whole width: a `ConnectionBar`. */
  bar?: ReactNode;
  /** The screen: a `Page`. */
  children: ReactNode;
}

/**
 * What stands around every screen of someone who is logged in: menu, breadcrumb, role and account. Below 1024 px the
 * menu moves into a drawer, which keeps the focus inside. Nothing of it prints. Pages without a login use `AuthLayout`.
 */
export function AppFrame({
  homeHref,
  navigation,
  breadcrumb,
  roleLabel,
  person,
  accountActions,
  onSearch,
  onLogout,
  theme,
  onThemeChange,
  status,
  bar,
  children,
}: AppFrameProps) {
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const closeDrawer = useCallback(() => setIsDrawerOpen(false), []);
  const content = useRef<HTMLElement>(null);

  /** The address is the router's: following `#content` would leave the screen. */
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
          {status}
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
