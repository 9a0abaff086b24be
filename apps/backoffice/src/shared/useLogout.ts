import { counterPeople, logout, readSession, returnToCounter } from '@motorpark/api';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';

/** Ends the session on this machine and, where the server can, on the server too; leaves nothing to the next person. */
export function useLogout(): () => void {
  const navigate = useNavigate();
  return () => {
    sessionStorage.clear();
    // At once on this machine; the server is called afterwards, however slow the connection is.
    void logout().then(askNext);
    // After the guard, which takes every ended session for one that the server ended.
    setTimeout(() => void navigate(paths.login, { replace: true }));
  };
}

/** Whoever else is logged in at this counter is asked for their PIN, unless somebody logs in first. */
async function askNext() {
  if (counterPeople().length === 0 || readSession()) return;
  const { makeRoom } = await import('./aside/aside');
  await makeRoom(returnToCounter);
}
