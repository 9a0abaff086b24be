import { configureApi, sendFirstCalls } from '@motorpark/api';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { listenBeforeTheRouter } from '@motorpark/ui';
import { App } from './app/App';
import { fetchLogin } from './screens/access/screens';
import { fetchArea } from './app/AppRoutes';

configureApi({ baseURL: import.meta.env.VITE_API_BASE ?? '' });

listenBeforeTheRouter();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const app = createRoot(root);

// Until then the page shows the frame drawn by index.html. The app handles code that cannot be loaded.
void fetchFirst().finally(() =>
  app.render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);

/** Loads the code of the part that index.html detected, and inside the areas sends its first calls before that code is run. Never rejects. */
async function fetchFirst(): Promise<void> {
  const { first } = document.documentElement.dataset;
  try {
    if (first === 'frame') {
      await sendFirstCalls();
      await fetchArea();
    }
    if (first === 'login') await fetchLogin();
  } catch {
    // The screen shows the failure and retries.
  }
}
