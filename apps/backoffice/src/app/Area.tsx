import {
  ApiProvider,
  enableStoredCopies,
  lock,
  remember,
  remembered,
  storeFirstCalls,
  useConnection,
  useOutboxOwner,
  useIdleLock,
  useIsLocked,
  useMay,
  useServerKind,
  useSession,
  whenConnectionIsBack,
  prefetch,
  runWhileIdle,
} from '@motorpark/api';
import { ROLES, type Role, areaRoleOf } from '@motorpark/domain';
import {
  type AccountAction,
  AppFrame,
  BackLinks,
  ConnectionBar,
  ErrorDialog,
  KeyboardIcon,
  LockIcon,
  type ThemeChoice,
  applyThemeChoice,
  fetchLazyParts,
  isThemeChoice,
  lazyPart,
  useHeldSlash,
  useShortcut,
  goTo,
} from '@motorpark/ui';
import { type ComponentType, useCallback, useEffect, useMemo, useState } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import type { AreaScreen } from '../shared/areaScreen';
import { homeOf } from '../shared/homeOf';
import { lazyScreen } from '../shared/lazyScreen';
import { linkToLastVisit } from '../shared/list/lastVisits';
import { href, paths } from '../paths';
import { fetchLogin } from '../screens/access/screens';
import { fetchToasts } from '../shared/LazyToasts';
import { OpensProvider } from '../shared/opens';
import { logoutGuard } from '../shared/outbox/logoutGuard';
import { useScanToOpen } from '../shared/scan/useScanToOpen';
import { ROOTS, coreScreensOf, crumbsOf, menuOf, screenAt, screensOf } from './screens';
import { ScreenBoundary } from './ScreenBoundary';
import { roleLabel } from './roleLabel';
import { fetchLockScreen } from './lock/LockGate';

const NotFound = lazyScreen('NotFound', () => import('./NotFound'));
const dialogs = () => import('./FrameDialogs');
const LogoutDialog = lazyPart('LogoutDialog', dialogs);
const ShortcutsDialog = lazyPart('ShortcutsDialog', dialogs);
const Everything = lazyPart('Everything', () => import('./search/Everything'));
const background = () => import('./BackgroundTasks');
const fetchTillState = async () => (await background()).TillState;
const fetchBackgroundTasks = async () => (await background()).BackgroundTasks;
enableStoredCopies();

/** All screens of one role, in its frame. */
export function Area({ role }: { role: Role }) {
  useIdleLock();
  const kind = useServerKind();
  const screens = kind === undefined || kind === 'own' ? screensOf(role) : coreScreensOf(role);
  // Until the server is known, no link is offered that may lead nowhere.
  const offered = useMemo(() => (kind === 'own' ? screensOf(role) : coreScreensOf(role)), [kind, role]);
  const opens = useCallback((path: string) => offered.some((screen) => screen.path === path), [offered]);
  const within = (path: string) => path.slice(ROOTS[areaRoleOf(role)].length + 1);
  return (
    <ApiProvider>
      <OpensProvider value={opens}>
        <Routes>
          <Route element={<RoleFrame role={role} screens={offered} />}>
            <Route index element={<Navigate to={homeOf(role)} replace />} />
            {screens.map(({ path, Screen }) => (
              <Route key={path} path={within(path)} element={<Screen />} />
            ))}
            <Route path="*" element={<NotFound />} />
          </Route>
        </Routes>
      </OpensProvider>
    </ApiProvider>
  );
}

interface RoleFrameProps {
  role: Role;
  /** Those that the user has on this server. */
  screens: readonly AreaScreen[];
}

/** The frame around every screen of one role (docs/app.md). */
function RoleFrame({ role, screens }: RoleFrameProps) {
  const session = useSession();
  const isLocked = useIsLocked();
  const may = useMay();
  const sendsLater = useOutboxOwner() !== undefined;
  const connection = useConnection();
  const { pathname, search } = useLocation();
  const [theme, setTheme] = useTheme();
  const [LeaveDialog, setLeaveDialog] = useState<ComponentType<{ onClose: () => void }>>();
  const [isHelping, setHelping] = useState(false);
  const [isSearching, setSearching] = useState(false);
  const accountActions = useAccountActions(screens, () => setHelping(true));
  const [fetchOpened] = useState(() => screenAt(role, pathname).screen?.Screen.fetchCode);
  // Stores the first calls once the opened screen has loaded and nothing else is running.
  useEffect(
    () => runWhileIdle([async () => await fetchOpened?.(), async () => storeFirstCalls()]),
    [fetchOpened],
  );
  // The login comes first: logging out must lead there even if the server is down.
  useEffect(
    () =>
      prefetch([
        fetchLogin,
        fetchToasts,
        fetchLazyParts,
        fetchLockScreen,
        ...screens.map(({ Screen }) => Screen.fetchCode),
        NotFound.fetchCode,
        // Again, for the dialogs of the screens loaded meanwhile.
        fetchLazyParts,
      ]),
    [screens],
  );
  const isAtWork = role === 'admin' && !isLocked;
  useShortcut('Alt+N', isAtWork ? () => goTo(href(paths.admin.bookTicket)) : undefined);
  useShortcut('Alt+W', isAtWork ? () => goTo(href(paths.admin.editWaybill)) : undefined);
  useShortcut('?', () => setHelping(true));
  const searchEverything = () => setSearching(true);
  useShortcut('Mod+K', isLocked ? undefined : searchEverything);
  const askToLeave = () => setLeaveDialog(() => logoutGuard.dialog ?? LogoutDialog);
  useHeldSlash();
  // The head office scans into the ledger, if that can be searched.
  useScanToOpen(isAtWork || (!isLocked && may('everything.search')), () => {
    setSearching(false);
    setHelping(false);
    setLeaveDialog(undefined);
  });
  const { entry } = screenAt(role, pathname);

  return (
    <AppFrame
      homeHref={href(homeOf(role))}
      navigation={menuOf(screens, entry?.path, IdlePart)}
      breadcrumb={crumbsOf(role, pathname, search)}
      roleLabel={roleLabel(role, session?.terminalName)}
      person={{ name: session?.name ?? ROLES[role].label }}
      accountActions={accountActions}
      bar={
        <ConnectionBar state={connection} sendsLater={sendsLater}>
          <IdlePart fetch={fetchBackgroundTasks} />
        </ConnectionBar>
      }
      theme={theme}
      onThemeChange={setTheme}
      version={VERSION}
      state={isAtWork && may('shift.open') && <IdlePart fetch={fetchTillState} />}
      onSearch={searchEverything}
      onLogout={askToLeave}
    >
      <BackLinks value={linkToLastVisit}>
        <ScreenBoundary key={pathname}>
          <Outlet />
        </ScreenBoundary>
      </BackLinks>
      <ErrorDialog />
      {LeaveDialog && <LeaveDialog onClose={() => setLeaveDialog(undefined)} />}
      {isSearching && (
        <Everything
          role={role}
          screens={screens}
          isOffline={connection === 'offline'}
          accountActions={accountActions}
          onLogout={askToLeave}
          onClose={() => setSearching(false)}
        />
      )}
      {isHelping && <ShortcutsDialog onClose={() => setHelping(false)} />}
    </AppFrame>
  );
}

/** Stories are no build of the product and have no version. */
const VERSION = import.meta.env.VITE_VERSION && `Motorpark ${import.meta.env.VITE_VERSION}`;

const KEY = 'theme';

function rememberedTheme(): ThemeChoice {
  const choice = remembered(KEY);
  return choice !== undefined && isThemeChoice(choice) ? choice : 'system';
}

/** Returns this machine's theme choice and a function that changes it. index.html applies the stored choice before the first paint. */
function useTheme(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const [theme, setTheme] = useState(rememberedTheme);
  return [
    theme,
    (choice) => {
      remember(KEY, choice);
      applyThemeChoice(choice);
      setTheme(choice);
    },
  ];
}

/** Returns the entries of the account menu, besides the theme and Logout. */
function useAccountActions(screens: readonly AreaScreen[], onHelp: () => void): AccountAction[] {
  const may = useMay();
  const actions = screens.flatMap(({ path, account }) =>
    account ? [{ label: account.label, icon: account.icon, onSelect: () => goTo(href(path)) }] : [],
  );
  const all = [
    ...actions,
    { label: 'Keyboard shortcuts', icon: KeyboardIcon, keyHint: '?', onSelect: onHelp },
  ];
  if (!may('session.lock')) return all;
  // Deferred until the menu has closed: it keeps the focus, which the lock screen needs.
  const onSelect = () => void setTimeout(() => void lock());
  return [...all, { label: 'Lock', icon: LockIcon, onSelect }];
}

interface IdlePartProps {
  /** Loads the component; must always be the same function. */
  fetch: () => Promise<ComponentType>;
}

/** A part of the frame that is loaded when the browser and the connection are idle. */
function IdlePart({ fetch }: IdlePartProps) {
  const [Part, setPart] = useState<ComponentType>();

  useEffect(() => {
    const load = async () => {
      const Loaded = await fetch();
      setPart(() => Loaded);
    };
    const isOver = prefetch([load]);
    const isBack = whenConnectionIsBack(() => void load().catch(() => undefined));
    return () => {
      isOver();
      isBack();
    };
  }, [fetch]);

  return Part ? <Part /> : null;
}
