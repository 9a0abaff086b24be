import { fetchLogin } from '../screens/access/screens';
import { fetchArea } from './AppRoutes';

/** Loads the code of the part that index.html detected. Never rejects. */
export async function fetchFirst(): Promise<void> {
  const { first } = document.documentElement.dataset;
  try {
    if (first === 'office') await fetchArea();
    if (first === 'door') await fetchLogin();
  } catch {
    // The screen shows the failure and retries.
  }
}
