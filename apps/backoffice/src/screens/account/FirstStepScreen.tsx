import { endSecondFactorSetup, useIdleLock, useSession } from '@motorpark/api';
import { AuthLayout, Button } from '@motorpark/ui';
import { useLogout } from '../../shared/useLogout';
import { ChangePasscodeForm } from './ChangePasscodeScreen';
import { messages } from './messages';
import { SecondFactorSetUp } from './SecondFactorScreen';
import { secondFactorMessages } from './secondFactorMessages';

/** The steps before anything else: a passcode of the user's own, then the second factor that the company requires. */
export const FirstStepScreen = () =>
  useSession()?.mustChangePasscode ? <FirstPasscodeScreen /> : <FirstSecondFactorScreen />;

/** Shown before anything else to a user whose passcode was chosen by somebody else. After the change, the requested page opens. */
function FirstPasscodeScreen() {
  useIdleLock();
  return (
    <AuthLayout
      title={messages.passcode.firstTitle}
      lead={messages.passcode.firstLead}
      footer={<Button onPress={useLogout()}>{messages.passcode.logout}</Button>}
    >
      <ChangePasscodeForm onChanged={() => undefined} />
    </AuthLayout>
  );
}

/** Shown before anything else to a user who still needs the second factor that the company requires. Afterwards the requested page opens. */
function FirstSecondFactorScreen() {
  useIdleLock();
  return (
    <AuthLayout
      title={secondFactorMessages.firstTitle}
      lead={secondFactorMessages.firstLead}
      footer={<Button onPress={useLogout()}>{secondFactorMessages.logout}</Button>}
    >
      <SecondFactorSetUp onDone={endSecondFactorSetup} />
    </AuthLayout>
  );
}
