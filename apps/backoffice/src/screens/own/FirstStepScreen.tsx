import { useSession } from '@motorpark/api';
import { FirstPasscodeScreen } from './FirstPasscodeScreen';
import { FirstSecondFactorScreen } from './FirstSecondFactorScreen';

/** What comes before anything else: a passcode of one's own, then the second factor that the company requires. */
export const FirstStepScreen = () =>
  useSession()?.mustChangePasscode ? <FirstPasscodeScreen /> : <FirstSecondFactorScreen />;
