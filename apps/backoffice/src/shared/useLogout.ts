import { askNextPerson, logout } from '@motorpark/api';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';

/** Returns a function that ends the session on this machine and, if the server has the call, on the server; nothing is left to the next person. */
export function useLogout(): () => void {
  const navigate = useNavigate();
  return () => {
    try {
      sessionStorage.clear();
    } catch {
      // The browser forbids storage: nothing is left to clear.
    }
    // Immediate on this machine; the server is called afterwards, however slow the connection is.
    void logout().then(askNextPerson);
    // After `RequireRole`, which treats every ended session as one that the server ended.
    setTimeout(() => void navigate(paths.login, { replace: true }));
  };
}
