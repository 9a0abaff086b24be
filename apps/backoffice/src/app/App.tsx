import { useCompanyName } from '@motorpark/api';
import { BrandName } from '@motorpark/ui';
import { type ReactNode, useContext } from 'react';
import { HashRouter } from 'react-router-dom';
import { AppRoutes } from './AppRoutes';
import { LateToasts } from '../shared/LateToasts';
import { LockGate } from './lock/LockGate';

/**
 * The assembled product. A screen is the address's at once: navigation is no transition, which keeps the screen before on the page while a
 * key already goes on from the next one, back to it as it was left.
 */
export function App() {
  return (
    <Named>
      <HashRouter useTransitions={false}>
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
