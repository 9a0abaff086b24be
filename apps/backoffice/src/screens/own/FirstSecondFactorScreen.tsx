import { endSecondFactorSetup } from '@motorpark/api';
import { AuthLayout, Button } from '@motorpark/ui';
import { useIdleLock } from '../../shared/lock/useIdleLock';
import { useLogout } from '../../shared/useLogout';
import { SecondFactorSetUp } from './SecondFactorSetUp';
import { secondFactorMessages as messages } from './secondFactorMessages';

/** Shown before anything else to a user who still needs the second factor that the company requires. Afterwards the requested page opens. */
export function FirstSecondFactorScreen() {
  useIdleLock();
  return (
    <AuthLayout
      title={messages.firstTitle}
      lead={messages.firstLead}
      footer={<Button onClick={useLogout()}>{messages.logout}</Button>}
    >
      <SecondFactorSetUp onDone={endSecondFactorSetup} />
    </AuthLayout>
  );
}
