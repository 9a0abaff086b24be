import { FORGOT_PASSWORD_FIELDS, forgotPassword } from '@motorpark/api';
import { type ForgotPasswordForm, check, fieldErrors, forgotPasswordSchema } from '@motorpark/domain';
import { Button, PlainForm, Stack } from '@motorpark/ui';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { EmailField } from './EmailField';
import { RecoveryStep } from './RecoveryStep';
import { recoveryMessages } from './recoveryMessages';
import { type RecoveryState, readRecovery } from './recoveryState';
import { tellFailure } from './tellFailure';

const messages = recoveryMessages.forgot;

/** Step 1: who forgot their password. */
export function ForgotPasswordScreen() {
  const navigate = useNavigate();
  const before = readRecovery(useLocation().state);
  const [initialValues] = useState({ email: before?.email ?? '' });

  const submit = (typed: ForgotPasswordForm) =>
    tellFailure(async () => {
      const email = check(forgotPasswordSchema, typed).values?.email ?? typed.email;
      await forgotPassword({ email });
      const state: RecoveryState = { email, askedAt: Date.now() };
      void navigate(paths.passwordReset, { state });
    }, FORGOT_PASSWORD_FIELDS);

  return (
    <RecoveryStep step={1} title={messages.title} lead={messages.lead}>
      <Form<ForgotPasswordForm>
        initialValues={initialValues}
        validate={(values) => fieldErrors(forgotPasswordSchema, values)}
        onSubmit={submit}
        render={({ handleSubmit, submitting }) => (
          <PlainForm onSubmit={() => handleSubmit()}>
            <Stack gap={4}>
              <EmailField label={messages.email} />
              <Button type="submit" variant="primary" isBusy={submitting ?? false} isFullWidth>
                {messages.submit}
              </Button>
            </Stack>
          </PlainForm>
        )}
      />
    </RecoveryStep>
  );
}
