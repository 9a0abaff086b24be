import { forgotPassword } from '@motorpark/api';
import { RESEND_AFTER_SECONDS } from '@motorpark/domain';
import { ResendLink, toast } from '@motorpark/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { recoveryMessages } from './recoveryMessages';
import type { RecoveryState } from './recoveryState';
import { tellFailure } from '../../shared/form/tellFailure';

const messages = recoveryMessages.code;

interface ResendCodeProps {
  recovery: RecoveryState;
  /** A new code is on its way; the old one is worth nothing any more. */
  onResent: () => void;
}

/** Asks for a new code. When the last one was asked for stays in the navigation state, so that a reload doesn't shorten the wait. */
export function ResendCode({ recovery, onResent }: ResendCodeProps) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);

  async function resend() {
    setBusy(true);
    await tellFailure(async () => {
      await forgotPassword({ email: recovery.email });
      toast.success(messages.resent);
      onResent();
      const state: RecoveryState = { ...recovery, askedAt: Date.now() };
      void navigate(paths.passwordReset, { state, replace: true });
    }, {});
    setBusy(false);
  }

  return (
    <ResendLink
      question={messages.question}
      readyAt={(recovery.askedAt ?? 0) + RESEND_AFTER_SECONDS * 1000}
      isBusy={isBusy}
      onResend={() => void resend()}
    >
      {messages.resend}
    </ResendLink>
  );
}
