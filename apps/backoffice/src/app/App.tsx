import { useCompanyName } from '@motorpark/api';
import { BrandName } from '@motorpark/ui';
import { type ReactNode, useContext } from 'react';
import { HashRouter } from 'react-router-dom';
import { AppRoutes } from './AppRoutes';
import { LazyToasts } from '../shared/LazyToasts';
import { LockGate } from './lock/LockGate';

/** Toasts have a parent of their own: React cannot insert them before the next element while a locked session has taken that out of the page. */
const CONTENTS = { display: 'contents' };

/**
 * The assembled product. Screens change synchronously with the address: navigation is not a React transition, which would leave the previous screen on the page
 * while the next keystroke already navigates from the new one.
 */
export function App() {
  return (
    <Named>
      <HashRouter useTransitions={false}>
        <div style={CONTENTS}>
          <LazyToasts />
        </div>
        <LockGate>
          <AppRoutes />
        </LockGate>
      </HashRouter>
    </Named>
  );
}

/** Provides the company's name; the product's if there is none. */
function Named({ children }: { children: ReactNode }) {
  const product = useContext(BrandName);
  return <BrandName value={useCompanyName() ?? product}>{children}</BrandName>;
}
