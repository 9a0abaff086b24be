import { ButtonLink } from '@motorpark/ui';
import { Navigate, useLocation } from 'react-router-dom';
import { href, paths } from '../../paths';
import { RecoveryStep } from './RecoveryStep';
import { recoveryMessages } from './recoveryMessages';
import { readRecovery } from './recoveryState';

const messages = recoveryMessages.confirmation;

/** Step 4 of the recovery: the new password is set. */
export function PasswordConfirmationScreen() {
  const recovery = readRecovery(useLocation().state);
  if (!recovery?.isDone) return <Navigate to={paths.forgotPassword} replace />;
  return (
    <RecoveryStep step={4} title={messages.title} lead={messages.lead}>
      <ButtonLink href={href(paths.login)} variant="primary" isFullWidth autoFocus>
        {messages.submit}
      </ButtonLink>
    </RecoveryStep>
  );
}
