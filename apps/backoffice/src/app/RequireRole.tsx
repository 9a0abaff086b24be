import { useSession } from '@motorpark/api';
import type { Role } from '@motorpark/domain';
import { type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { firstPaths } from '../firstPaths';
import { fetched } from '../shared/fetched';
import { homeOf } from '../shared/homeOf';
import type { LoginReason } from '../shared/loginReason';

const FirstStep = fetched('FirstStepScreen', () => import('../screens/own/FirstStepScreen'));
/**
 * Lets only one role into an area. Without a session it redirects to the login, which later returns to this address; the other role is redirected to its own
 * dashboard. A user whose passcode was set by somebody else must change it first, and one who needs a second factor must set it up. The server enforces the
 * same.
 */
export function RequireRole({ role, children }: { role: Role; children: ReactNode }) {
  const session = useSession();
  const [hadSession] = useState(session !== undefined);
  const { pathname, search } = useLocation();

  if (!session) {
    const state: LoginReason = { from: pathname + search, hasEnded: hadSession };
    return <Navigate to={firstPaths.login} replace state={state} />;
  }
  if (session.role !== role) return <Navigate to={homeOf(session.role)} replace />;
  if (session.mustChangePasscode || session.mustSetUpSecondFactor) return <FirstStep />;
  return children;
}
