import { configureApi } from '@motorpark/api';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './shell/App';
import { listenBeforeTheRouter } from './shell/navigationHold';
import { applyRememberedTheme } from './shell/theme';

configureApi({ baseURL: import.meta.env.VITE_API_BASE ?? '' });

applyRememberedTheme();
listenBeforeTheRouter();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
