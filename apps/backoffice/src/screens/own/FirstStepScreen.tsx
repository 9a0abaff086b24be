import { useSession } from '@motorpark/api';
import { FirstPasscodeScreen } from './FirstPasscodeScreen';
import { FirstSecondFactorScreen } from './FirstSecondFactorScreen';

/** The steps before anything else: a passcode of the user's own, then the second factor that the company requires. */
export const FirstStepScreen = () =>
  useSession()?.mustChangePasscode ? <FirstPasscodeScreen /> : <FirstSecondFactorScreen />;
