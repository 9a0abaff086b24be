import { ApiProvider, useIsCoreServer } from '@motorpark/api';
import type { Role } from '@motorpark/domain';
import { Navigate, Route, Routes } from 'react-router-dom';
import { homeOf } from '../shared/homeOf';
import { NotFound } from './NotFound';
import { RoleFrame } from './RoleFrame';
import { useIdleLock } from '../shared/lock/useIdleLock';
import { ROOTS, screensOf } from './screens';

/** All screens of one role, in its frame. */
export function Area({ role }: { role: Role }) {
  useIdleLock();
  const isCore = useIsCoreServer();
  const within = (path: string) => path.slice(ROOTS[role].length + 1);
  return (
    <ApiProvider>
      <Routes>
        <Route element={<RoleFrame role={role} />}>
          <Route index element={<Navigate to={homeOf(role)} replace />} />
          {screensOf(role, isCore).map(({ path, Screen }) => (
            <Route key={path} path={within(path)} element={<Screen />} />
          ))}
          <Route path="*" element={<NotFound />} />
        </Route>
      </Routes>
    </ApiProvider>
  );
}
