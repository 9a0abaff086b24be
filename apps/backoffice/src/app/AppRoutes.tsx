import { useSession } from '@motorpark/api';
import { type CoreRole, areaRoleOf } from '@motorpark/domain';
import { type ReactNode, useState } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { firstPaths } from '../firstPaths';
import { PUBLIC_SCREENS } from '../screens/access/screens';
import { lazyScreen } from '../shared/lazyScreen';
import { homeOf } from '../shared/homeOf';
import type { LoginReason } from '../shared/loginReason';
import { ScreenBoundary } from './ScreenBoundary';

const Area = lazyScreen('Area', () => import('./Area'));
const NotFoundOutside = lazyScreen('NotFoundOutside', () => import('./NotFoundOutside'));

/** Loads the code of both areas: the frame and the lists. */
export const fetchArea = Area.fetchCode;

const AREAS = [
  { role: 'super_admin', root: firstPaths.superAdmin.root },
  { role: 'admin', root: firstPaths.admin.root },
] as const;

/** The public screens and, behind a guard, each role's area. */
export function AppRoutes() {
  return (
    <ScreenBoundary>
      <Routes>
        {PUBLIC_SCREENS.map(({ path, Screen }) => (
          <Route key={path} path={path} element={<Screen />} />
        ))}
        {AREAS.map(({ role, root }) => (
          <Route
            key={role}
            path={`${root}/*`}
            element={
              <RequireRole role={role}>
                <AreaOfPerson />
              </RequireRole>
            }
          />
        ))}
        <Route path="*" element={<NotFoundOutside />} />
      </Routes>
    </ScreenBoundary>
  );
}

/** The area as its user may see it. */
function AreaOfPerson() {
  const role = useSession()?.role;
  return role && <Area role={role} />;
}

const FirstStep = lazyScreen('FirstStepScreen', () => import('../screens/account/FirstStepScreen'));
/**
 * Lets only one role into an area. Without a session it redirects to the login, which later returns to this address; the other role is redirected to its own
 * dashboard. A user whose passcode was set by somebody else must change it first, and one who needs a second factor must set it up. The server enforces the
 * same.
 */
function RequireRole({ role, children }: { role: CoreRole; children: ReactNode }) {
  const session = useSession();
  const [hadSession] = useState(session !== undefined);
  const { pathname, search } = useLocation();

  if (!session) {
    const state: LoginReason = { from: pathname + search, hasEnded: hadSession };
    return <Navigate to={firstPaths.login} replace state={state} />;
  }
  if (areaRoleOf(session.role) !== role) return <Navigate to={homeOf(session.role)} replace />;
  if (session.mustChangePasscode || session.mustSetUpSecondFactor) return <FirstStep />;
  return children;
}
