import { VERIFY_CODE_FIELDS, forgotPassword, verifyCode } from '@motorpark/api';
import { RECOVERY_CODE_LENGTH, RESEND_AFTER_SECONDS, type RecoveryCodeForm } from '@motorpark/domain';
import { Button, CodeInput, PlainForm, ResendLink, Stack, toast } from '@motorpark/ui';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { useBoundField } from '../../shared/form/useBoundField';
import { runStep } from '../../shared/form/runStep';
import { RecoveryStep } from './RecoveryStep';
import { recoveryMessages } from './recoveryMessages';
import { type RecoveryState, readRecovery } from './recoveryState';

const messages = recoveryMessages.code;

/** Step 2 of the recovery: the code from the e-mail. */
export function PasswordResetScreen() {
  const navigate = useNavigate();
  const recovery = readRecovery(useLocation().state);
  if (!recovery) return <Navigate to={paths.forgotPassword} replace />;
  const { email } = recovery;

  const submit = ({ code }: RecoveryCodeForm) =>
    runStep(async () => {
      await verifyCode({ email, code });
      const state: RecoveryState = { email, code };
      // Replaces this step: a code is accepted only once, and Back leads to the page that sends another one.
      void navigate(paths.createPassword, { state, replace: true });
      toast.success(messages.verified);
    }, VERIFY_CODE_FIELDS);

  return (
    <RecoveryStep step={2} title={messages.title} lead={messages.lead(email)}>
      <Form<RecoveryCodeForm>
        onSubmit={submit}
        render={({ handleSubmit, submitting, values, form }) => (
          <PlainForm onSubmit={() => handleSubmit()}>
            <Stack gap={4}>
              <CodeField />
              <Button
                type="submit"
                variant="primary"
                isBusy={submitting ?? false}
                isDisabled={(values.code ?? '').length < RECOVERY_CODE_LENGTH}
                isFullWidth
              >
                {messages.submit}
              </Button>
              <ResendCode recovery={recovery} onResent={() => form.restart()} />
            </Stack>
          </PlainForm>
        )}
      />
    </RecoveryStep>
  );
}

function CodeField() {
  return (
    <CodeInput
      label={messages.label}
      hint={messages.hint}
      length={RECOVERY_CODE_LENGTH}
      autoFocus
      {...useBoundField('code')}
    />
  );
}

interface ResendCodeProps {
  recovery: RecoveryState;
  /** Called after a new code was sent; the previous code is then invalid. */
  onResent: () => void;
}

/** Sends a new code. The time of the last request stays in the navigation state, so a reload doesn't shorten the wait. */
function ResendCode({ recovery, onResent }: ResendCodeProps) {
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
