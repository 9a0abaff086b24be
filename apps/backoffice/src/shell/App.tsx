import { HashRouter } from 'react-router-dom';
import { AppRoutes } from './AppRoutes';
import { LateToasts } from './LateToasts';
import { LockGate } from './lock/LockGate';

/** The assembled product. */
export function App() {
  return (
    <HashRouter>
      <LockGate>
        <AppRoutes />
      </LockGate>
      <LateToasts />
    </HashRouter>
  );
}
