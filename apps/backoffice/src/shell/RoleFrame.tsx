import { useCapabilities, useSession } from '@motorpark/api';
import { ROLE_LABELS, type Role } from '@motorpark/domain';
import { AppFrame, ShortcutHelp, useShortcut } from '@motorpark/ui';
import { useEffect, useState } from 'react';
import { Outlet, matchPath, useLocation, useNavigate } from 'react-router-dom';
import { href, paths } from '../paths';
import { fetchLogin } from '../screens/access/screens';
import { ScreenBoundary } from './ScreenBoundary';
import { LogoutDialog } from './LogoutDialog';
import { homeOf } from './homeOf';
import { NAVIGATION, currentDestination, destinationNamed } from './navigation';
import { AREA_SCREENS } from './screens';
import { SHORTCUTS } from './shortcuts';
import { useScanToOpen } from './scan/useScanToOpen';
import { useTheme } from './theme';

/** What stands around every screen of one role (specification section 2.6). */
export function RoleFrame({ role }: { role: Role }) {
  const session = useSession();
  const can = useCapabilities();
  const { pathname, search } = useLocation();
  const [theme, setTheme] = useTheme();
  const [isAsking, setAsking] = useState(false);
  const [isHelping, setHelping] = useState(false);
  const navigate = useNavigate();
  useEffect(() => {
    // Logging out must lead to the login even when the server is dead by then. What fails now is fetched again when it is shown.
    fetchLogin().catch(() => undefined);
  }, []);
  useShortcut('Alt+N', role === 'admin' ? () => void navigate(paths.admin.bookTicket) : undefined);
  useScanToOpen(role === 'admin');
  const current = currentDestination(role, pathname);
  const breadcrumb = AREA_SCREENS[role].find(({ path }) => matchPath(path, pathname))?.breadcrumb ?? [];
  const crumbs = typeof breadcrumb === 'function' ? breadcrumb(new URLSearchParams(search)) : breadcrumb;

  return (
    <AppFrame
      homeHref={href(homeOf(role))}
      navigation={NAVIGATION[role].map(({ heading, items }) => ({
        heading,
        items: items
          .filter(({ needs }) => needs === undefined || can.has(needs))
          .map(({ label, path, icon }) => ({
            label,
            icon,
            href: href(path),
            isCurrent: path === current?.path,
          })),
      }))}
      breadcrumb={crumbs.map((label, index, all) =>
        index < all.length - 1 && current
          ? { label, href: href((destinationNamed(role, label) ?? current).path) }
          : { label },
      )}
      roleLabel={session?.terminalName ? terminalLabel(session.terminalName) : ROLE_LABELS[role]}
      person={{ name: session?.name ?? ROLE_LABELS[role] }}
      theme={theme}
      onThemeChange={setTheme}
      onLogout={() => setAsking(true)}
    >
      <ScreenBoundary key={pathname}>
        <Outlet />
      </ScreenBoundary>
      {isAsking && <LogoutDialog onCancel={() => setAsking(false)} />}
      <ShortcutHelp groups={SHORTCUTS} isOpen={isHelping} onOpenChange={setHelping} />
    </AppFrame>
  );
}

/** `Awka terminal`; a name that says what it is stays as it is. */
const terminalLabel = (name: string) => (/terminal|park/i.test(name) ? name : `${name} terminal`);
