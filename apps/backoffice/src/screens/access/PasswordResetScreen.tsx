import { VERIFY_CODE_FIELDS, verifyCode } from '@motorpark/api';
import { RECOVERY_CODE_LENGTH, type RecoveryCodeForm } from '@motorpark/domain';
import { Button, CodeInput, PlainForm, Stack, toast } from '@motorpark/ui';
import { Form } from 'react-final-form';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { useBoundField } from '../../shared/form/useBoundField';
import { RecoveryStep } from './RecoveryStep';
import { ResendCode } from './ResendCode';
import { recoveryMessages } from './recoveryMessages';
import { type RecoveryState, readRecovery } from './recoveryState';
import { runStep } from '../../shared/form/runStep';

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
