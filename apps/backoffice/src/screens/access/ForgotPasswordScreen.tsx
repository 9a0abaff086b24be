import {
  FORGOT_PASSWORD_FIELDS,
  forgotPassword,
  VERIFY_CODE_FIELDS,
  verifyCode,
  type RecoveryState,
  readRecovery,
} from '@motorpark/api';
import {
  type ForgotPasswordForm,
  check,
  fieldErrors,
  forgotPasswordSchema,
  RECOVERY_CODE_LENGTH,
  RESEND_AFTER_SECONDS,
  type RecoveryCodeForm,
} from '@motorpark/domain';
import { TextField, Button, CodeInput, PlainForm, ResendLink, Stack, toast } from '@motorpark/ui';
import { SubmitForm, useBoundField } from '@motorpark/ui/form';
import { useState } from 'react';
import { useLocation, useNavigate, Navigate } from 'react-router-dom';
import { Form } from 'react-final-form';
import { paths } from '../../paths';
import { runStep } from '../../shared/form/runStep';
import { RecoveryStep } from './RecoveryStep';
import { recoveryMessages } from './recoveryMessages';

const messages = recoveryMessages.forgot;

/** Step 1 of the recovery: the e-mail to which a code is sent. */
export function ForgotPasswordScreen() {
  const navigate = useNavigate();
  const before = readRecovery(useLocation().state);
  const [initialValues] = useState({ email: before?.email ?? '' });

  const submit = (typed: ForgotPasswordForm) =>
    runStep(async () => {
      const email = check(forgotPasswordSchema, typed).values?.email ?? typed.email;
      await forgotPassword({ email });
      const state: RecoveryState = { email, requestedAt: Date.now() };
      void navigate(paths.passwordReset, { state });
    }, FORGOT_PASSWORD_FIELDS);

  return (
    <RecoveryStep step={1} title={messages.title} lead={messages.lead}>
      <SubmitForm<ForgotPasswordForm>
        initialValues={initialValues}
        validate={(values) => fieldErrors(forgotPasswordSchema, values)}
        onSubmit={submit}
        submitLabel={messages.submit}
      >
        <EmailField label={messages.email} />
      </SubmitForm>
    </RecoveryStep>
  );
}

/** The e-mail field of the recovery; takes the focus when it is shown. */
function EmailField({ label }: { label: string }) {
  return (
    <TextField label={label} type="email" autoComplete="username" autoFocus {...useBoundField('email')} />
  );
}

const codeWords = recoveryMessages.code;

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
      toast.success(codeWords.verified);
    }, VERIFY_CODE_FIELDS);

  return (
    <RecoveryStep step={2} title={codeWords.title} lead={codeWords.lead(email)}>
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
                {codeWords.submit}
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
      label={codeWords.label}
      hint={codeWords.hint}
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
      toast.success(codeWords.resent);
      onResent();
      const state: RecoveryState = { ...recovery, requestedAt: Date.now() };
      void navigate(paths.passwordReset, { state, replace: true });
    }, {});
    setBusy(false);
  }

  return (
    <ResendLink
      question={codeWords.question}
      readyAt={(recovery.requestedAt ?? 0) + RESEND_AFTER_SECONDS * 1000}
      isBusy={isBusy}
      onResend={() => void resend()}
    >
      {codeWords.resend}
    </ResendLink>
  );
}
