import { useSession } from '@motorpark/api';
import { AllotmentKeeper } from '../shared/allotment/AllotmentKeeper';
import { CounterKeeper } from '../shared/aside/CounterKeeper';
import { CopiesKeeper } from '../shared/copies/CopiesKeeper';
import { OutboxKeeper } from '../shared/outbox/OutboxKeeper';
import { ExpiredSalesBar } from '../screens/payment/ExpiredSalesBar';
import { ClockKeeper } from './ClockKeeper';
import { CompanyKeeper } from './CompanyKeeper';
import { RetryKeeper } from './RetryKeeper';
import { VersionKeeper } from './version/VersionKeeper';

/** Background work of the frame on every screen, loaded after the first list; its bars are shown below the header. */
export function Keepers() {
  const isStaff = useSession()?.role === 'admin';
  return (
    <>
      <CompanyKeeper />
      <RetryKeeper />
      <CopiesKeeper isStaff={isStaff} />
      {isStaff && <CounterKeeper />}
      {isStaff && <OutboxKeeper />}
      {isStaff && <AllotmentKeeper />}
      {isStaff && <ExpiredSalesBar />}
      <ClockKeeper />
      <VersionKeeper />
    </>
  );
}
