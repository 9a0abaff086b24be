import { counterPeople, returnToCounter } from '../access/counterPeople';
import { readSession } from '../session/session';

/** Shows the lock screen of another person logged in at this counter, unless somebody logs in first. */
export async function askNextPerson(): Promise<void> {
  if (counterPeople().length === 0 || readSession()) return;
  const { switchTabUser } = await import('./storedTab');
  await switchTabUser(returnToCounter);
}
