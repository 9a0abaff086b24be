import { AuthLayout, Button } from '@motorpark/ui';
import { useIdleLock } from '../../shared/lock/useIdleLock';
import { useLogout } from '../../shared/useLogout';
import { ChangePasscodeForm } from './ChangePasscodeForm';
import { messages } from './messages';

/** Before anything else: a passcode of one's own in place of one that somebody else has chosen. What was asked for follows by itself. */
export function FirstPasscodeScreen() {
  useIdleLock();
  return (
    <AuthLayout
      title={messages.passcode.firstTitle}
      lead={messages.passcode.firstLead}
      footer={<Button onClick={useLogout()}>{messages.passcode.logout}</Button>}
    >
      <ChangePasscodeForm onChanged={() => undefined} />
    </AuthLayout>
  );
}
