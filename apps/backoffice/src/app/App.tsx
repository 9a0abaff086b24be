import { useCompanyName } from '@motorpark/api';
import { BrandName } from '@motorpark/ui';
import { type ReactNode, useContext } from 'react';
import { HashRouter } from 'react-router-dom';
import { AppRoutes } from './AppRoutes';
import { LateToasts } from '../shared/LateToasts';
import { LockGate } from './lock/LockGate';

/** The assembled product. */
export function App() {
  return (
    <Named>
      <HashRouter>
        <LockGate>
          <AppRoutes />
        </LockGate>
        <LateToasts />
      </HashRouter>
    </Named>
  );
}

/** Everything inside speaks in the company's name; without one in the product's. */
function Named({ children }: { children: ReactNode }) {
  const product = useContext(BrandName);
  return <BrandName value={useCompanyName() ?? product}>{children}</BrandName>;
}
