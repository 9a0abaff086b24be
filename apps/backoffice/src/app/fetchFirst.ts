import { fetchLogin } from '../screens/access/screens';
import { fetchArea } from './AppRoutes';

/** Fetches the code of what index.html has found is about to open. Never rejects. */
export async function fetchFirst(): Promise<void> {
  const { first } = document.documentElement.dataset;
  try {
    if (first === 'office') await fetchArea();
    if (first === 'door') await fetchLogin();
  } catch {
    // The screen says so, and tries again.
  }
}
