import { ApiProvider } from '@motorpark/api';
import { GlobalStyle, Toaster } from '@motorpark/ui';
import { HashRouter } from 'react-router-dom';
import { AppRoutes } from './AppRoutes';

/** The assembled product. */
export function App() {
  return (
    <ApiProvider>
      <GlobalStyle />
      <HashRouter>
        <AppRoutes />
      </HashRouter>
      <Toaster />
    </ApiProvider>
  );
}
