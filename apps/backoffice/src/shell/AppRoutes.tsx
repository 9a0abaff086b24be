import { Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '../paths';
import { PUBLIC_SCREENS } from '../screens/access/screens';
import { RequireRole } from './RequireRole';
import { ScreenBoundary } from './ScreenBoundary';
import { fetched } from './fetched';
import { AREA_SCREENS } from './screens';

const RoleFrame = fetched('RoleFrame', () => import('./RoleFrame'));

const AREAS = [
  { role: 'super_admin', root: paths.superAdmin.root, dashboard: paths.superAdmin.dashboard },
  { role: 'admin', root: paths.admin.root, dashboard: paths.admin.dashboard },
] as const;

/** Public screens, and behind the guard each role's area in its frame. */
export function AppRoutes() {
  return (
    <ScreenBoundary>
      <Routes>
        {PUBLIC_SCREENS.map(({ path, Screen }) => (
          <Route key={path} path={path} element={<Screen />} />
        ))}
        {AREAS.map(({ role, root, dashboard }) => (
          <Route key={role} path={root} element={<RequireRole role={role} />}>
            <Route element={<RoleFrame role={role} />}>
              <Route index element={<Navigate to={dashboard} replace />} />
              {AREA_SCREENS[role].map(({ path, Screen }) => (
                <Route key={path} path={path} element={<Screen />} />
              ))}
              <Route path="*" element={<Navigate to={dashboard} replace />} />
            </Route>
          </Route>
        ))}
        <Route path="*" element={<Navigate to={paths.home} replace />} />
      </Routes>
    </ScreenBoundary>
  );
}
