import { goOnWithSecondFactor } from '@motorpark/api';
import { AuthLayout, Button } from '@motorpark/ui';
import { useIdleLock } from '../../shared/lock/useIdleLock';
import { useLogout } from '../../shared/useLogout';
import { SecondFactorSetUp } from './SecondFactorSetUp';
import { secondFactorMessages as messages } from './secondFactorMessages';

/** Before anything else: the second factor that the company requires. What was asked for follows by itself. */
export function FirstSecondFactorScreen() {
  useIdleLock();
  return (
    <AuthLayout
      title={messages.firstTitle}
      lead={messages.firstLead}
      footer={<Button onClick={useLogout()}>{messages.logout}</Button>}
    >
      <SecondFactorSetUp onDone={goOnWithSecondFactor} />
    </AuthLayout>
  );
}
