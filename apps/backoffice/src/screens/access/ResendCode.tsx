import { forgotPassword } from '@motorpark/api';
import { RESEND_AFTER_SECONDS } from '@motorpark/domain';
import { ResendLink, toast } from '@motorpark/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { recoveryMessages } from './recoveryMessages';
import type { RecoveryState } from './recoveryState';
import { runStep } from '../../shared/form/runStep';

const messages = recoveryMessages.code;

interface ResendCodeProps {
  recovery: RecoveryState;
  /** Called after a new code was sent; the previous code is then invalid. */
  onResent: () => void;
}

/** Sends a new code. The time of the last request stays in the navigation state, so a reload doesn't shorten the wait. */
export function ResendCode({ recovery, onResent }: ResendCodeProps) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);

  async function resend() {
    setBusy(true);
    await runStep(async () => {
      await forgotPassword({ email: recovery.email });
      toast.success(messages.resent);
      onResent();
      const state: RecoveryState = { ...recovery, requestedAt: Date.now() };
      void navigate(paths.passwordReset, { state, replace: true });
    }, {});
    setBusy(false);
  }

  return (
    <ResendLink
      question={messages.question}
      readyAt={(recovery.requestedAt ?? 0) + RESEND_AFTER_SECONDS * 1000}
      isBusy={isBusy}
      onResend={() => void resend()}
    >
      {messages.resend}
    </ResendLink>
  );
}
