import { logOutHere } from '@motorpark/api';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';

/** Returns a function that logs the user out and opens the login; nothing is left to the next person. */
export function useLogout(): () => void {
  const navigate = useNavigate();
  return () => {
    void logOutHere();
    // After `RequireRole`, which treats every ended session as one that the server ended.
    setTimeout(() => void navigate(paths.login, { replace: true }));
  };
}
