import { swrSettings } from '@motorpark/api';
import { GlobalStyle, Toaster } from '@motorpark/ui';
import { HashRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { AppRoutes } from './AppRoutes';

/** The assembled product. */
export function App() {
  return (
    <SWRConfig value={swrSettings}>
      <GlobalStyle />
      <HashRouter>
        <AppRoutes />
      </HashRouter>
      <Toaster />
    </SWRConfig>
  );
}
