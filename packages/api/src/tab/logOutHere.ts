import { logout } from '../access/access.endpoints';
import { counterPeople, returnToCounter } from '../access/counterPeople';
import { readSession } from '../session/session';
import { clearTab } from '../storage/tabStorage';

/**
 * Ends the session and empties the tab: immediately on this machine, and then on the server if it has the call, however slow the connection is. At a counter the
 * lock screen of another logged-in person follows, unless somebody logs in first.
 */
export async function logOutHere(): Promise<void> {
  clearTab();
  await logout();
  if (counterPeople().length === 0 || readSession()) return;
  const { switchTabUser } = await import('./storedTab');
  await switchTabUser(returnToCounter);
}
