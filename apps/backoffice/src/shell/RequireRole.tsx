import { useSession } from '@motorpark/api';
import type { Role } from '@motorpark/domain';
import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../paths';
import { homeOf } from './homeOf';
import type { LoginReason } from './loginReason';

/**
 * Lets only one role into an area: whoever has no session goes to login (and afterwards back to where they wanted), the other
 * role to its own dashboard. The server enforces the same.
 */
export function RequireRole({ role }: { role: Role }) {
  const session = useSession();
  const [wasHere] = useState(session !== undefined);
  const { pathname, search } = useLocation();

  if (!session) {
    const state: LoginReason = { from: pathname + search, hasEnded: wasHere };
    return <Navigate to={paths.login} replace state={state} />;
  }
  if (session.role !== role) return <Navigate to={homeOf(session.role)} replace />;
  return <Outlet />;
}
