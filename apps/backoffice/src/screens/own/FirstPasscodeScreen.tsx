import { AuthLayout, Button } from '@motorpark/ui';
import { useIdleLock } from '../../shared/lock/useIdleLock';
import { useLogout } from '../../shared/useLogout';
import { ChangePasscodeForm } from './ChangePasscodeForm';
import { messages } from './messages';

/** Shown before anything else to a user whose passcode was chosen by somebody else. After the change, the requested page opens. */
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
