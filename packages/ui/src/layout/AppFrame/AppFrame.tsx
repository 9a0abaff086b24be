import { Menu, Search } from 'lucide-react';
import { type MouseEvent, type ReactNode, useCallback, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../../controls';
import { lazyPart } from '../../lazy/lazyPart';
import { color, layer, media, radius, size, space, type ThemeChoice, type } from '../../theme';
import { type AccountAction, AccountMenu, type Person } from '../AccountMenu/AccountMenu';
import { Brand } from '../Brand/Brand';
import { Breadcrumb, type Crumb } from '../Breadcrumb/Breadcrumb';
import { Navigation, type NavSection } from './Navigation';
import { useLocale } from '../../locale';

const MenuDrawer = lazyPart('MenuDrawer', () => import('../MenuDrawer/MenuDrawer'));

export interface AppFrameProps {
  /** Link of the brand: the user's dashboard. */
  homeHref: string;
  /** Menu sections, from top to bottom. Exactly one item of the whole menu is current. */
  navigation: ReadonlyArray<NavSection>;
  /** Path to the current place, outermost place first. */
  breadcrumb: ReadonlyArray<Crumb>;
  /** `Super Admin`, or the name of the user's terminal. */
  roleLabel: string;
  /** Who is logged in. */
  person: Person;
  /** Items of the account menu besides the theme and Logout. */
  accountActions?: readonly AccountAction[] | undefined;
  /** What the user must always see, before the search: a `TillBadge`. */
  state?: ReactNode;
  /** Opens the search over everything; undefined hides its button. */
  onSearch?: (() => unknown) | undefined;
  /** Called when the user selects Logout. Ask for confirmation first. */
  onLogout: () => unknown;
  /** The chosen theme; undefined hides the theme choices of the account menu. */
  theme?: ThemeChoice | undefined;
  onThemeChange?: ((choice: ThemeChoice) => unknown) | undefined;
  /** Name and version of the product, in the account menu. */
  version?: string | undefined;
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
  version,
  bar,
  children,
}: AppFrameProps) {
  const { say } = useLocale();
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
        {say('Skip to content')}
      </SkipLink>
      <Sidebar>
        <Brand href={homeHref} ground="sidebar" />
        <Navigation sections={navigation} />
      </Sidebar>
      {isDrawerOpen && (
        <MenuDrawer brand={<Brand ground="sidebar" />} onClose={closeDrawer}>
          <Navigation sections={navigation} onPress={closeDrawer} />
        </MenuDrawer>
      )}
      <Body>
        <Head>
          <MenuButton>
            <IconButton
              label={say('Open menu')}
              icon={Menu}
              aria-haspopup="dialog"
              aria-expanded={isDrawerOpen}
              onPress={() => setIsDrawerOpen(true)}
            />
          </MenuButton>
          <Breadcrumb items={breadcrumb} />
          <ToastPlace />
          {state}
          {onSearch && (
            <IconButton
              label={say('Search everything')}
              icon={Search}
              aria-haspopup="dialog"
              aria-keyshortcuts="Control+K Meta+K"
              onPress={onSearch}
            />
          )}
          <Role title={roleLabel}>{roleLabel}</Role>
          <AccountMenu
            person={person}
            actions={accountActions}
            onLogout={onLogout}
            theme={theme}
            onThemeChange={onThemeChange}
            version={version}
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

const Root = styled.div`
  --bar-top: ${size.header};
  --frame-top: var(--bar-top);
  display: grid;
  grid-template-columns: ${size.sidebar} minmax(0, 1fr);
  min-height: 100dvh;

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }

  ${media.toastAbove} {
    --bar-top: calc(${size.toastStrip} + ${size.header});
  }

  &:has([data-connection]) {
    --frame-top: calc(var(--bar-top) + ${size.control});
  }

  ${media.print} {
    display: block;
    min-height: 0;
  }
`;

const SkipLink = styled.a`
  position: fixed;
  inset: ${space[2]} auto auto ${space[2]};
  z-index: ${layer.toast};
  padding: ${space[2]} ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.surface.raised};
  color: ${color.text.link};
  font: ${type.strong};
  box-shadow: ${color.shadow.overlay};

  &:not(:focus) {
    transform: translateY(-200%);
    box-shadow: none;
  }

  ${media.print} {
    display: none;
  }
`;

const Sidebar = styled.div`
  position: sticky;
  top: 0;
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  height: 100dvh;
  padding: ${space[4]} ${space[3]};
  overflow-y: auto;
  background: ${color.sidebar.bg};
  color: ${color.sidebar.text};

  @media (forced-colors: active) {
    border-inline-end: 1px solid;
  }

  > a {
    align-self: flex-start;
    margin-inline: ${space[2]};
    border-radius: ${radius.medium};
  }

  ${media.tablet} {
    display: none;
  }

  ${media.print} {
    display: none;
  }
`;

const Body = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

export /** Always in view, because it has the place of the toasts: between breadcrumb and state or, where that is too narrow, in a strip above. */
const Head = styled.header`
  position: sticky;
  top: 0;
  z-index: ${layer.header};
  display: flex;
  align-items: center;
  gap: ${space[3]};
  flex: none;
  height: ${size.header};
  container-type: inline-size;
  padding: 0 ${space[5]} 0 ${space[6]};
  border-bottom: 1px solid ${color.line.default};
  background: ${color.surface.raised};

  ${media.tablet} {
    padding: 0 ${space[4]} 0 ${space[2]};
  }

  ${media.phone} {
    gap: ${space[2]};
    padding: 0 ${space[1]};
  }

  ${media.toastAbove} {
    height: calc(${size.toastStrip} + ${size.header});
    padding-block-start: ${size.toastStrip};
    background: linear-gradient(${color.sidebar.bg} ${size.toastStrip}, ${color.surface.raised} 0);
  }

  ${media.print} {
    display: none;
  }
`;

const MenuButton = styled.span`
  display: none;

  ${media.tablet} {
    display: contents;
  }
`;

/** Stays empty: the `Toaster` puts the toasts here, if they are not above the header. */
const ToastPlace = styled.span`
  flex: 1;
  anchor-name: --toast-place;

  @container (min-width: 44rem) {
    min-width: 15rem;
  }
`;

const Role = styled.span`
  flex: 0 1 auto;
  min-width: 64px;
  max-width: 220px;
  padding: ${space[1]} ${space[3]};
  border: 1px solid ${color.line.default};
  border-radius: ${radius.round};
  font: ${type.caption};
  color: ${color.text.muted};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  ${media.phone} {
    max-width: 128px;
  }

  /* Hidden at large text sizes: even two of its letters would take the space of the title. */
  @container (max-width: 17rem) {
    display: none;
  }
`;

const Content = styled.main`
  flex: 1;
  min-width: 0;
  outline: none;
`;
