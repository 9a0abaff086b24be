import { Route, Routes } from 'react-router-dom';
import { firstPaths } from '../firstPaths';
import { PUBLIC_SCREENS } from '../screens/access/screens';
import { RequireRole } from './RequireRole';
import { ScreenBoundary } from './ScreenBoundary';
import { fetched } from '../shared/fetched';

const Area = fetched('Area', () => import('./Area'));
const NotFoundOutside = fetched('NotFoundOutside', () => import('./NotFoundOutside'));

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
                <Area role={role} />
              </RequireRole>
            }
          />
        ))}
        <Route path="*" element={<NotFoundOutside />} />
      </Routes>
    </ScreenBoundary>
  );
}
