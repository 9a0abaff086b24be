import { FORGOT_PASSWORD_FIELDS, forgotPassword } from '@motorpark/api';
import { type ForgotPasswordForm, check, fieldErrors, forgotPasswordSchema } from '@motorpark/domain';
import { TextField } from '@motorpark/ui';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { SubmitForm } from '../../shared/form/SubmitForm';
import { runStep } from '../../shared/form/runStep';
import { useBoundField } from '../../shared/form/useBoundField';
import { RecoveryStep } from './RecoveryStep';
import { recoveryMessages } from './recoveryMessages';
import { type RecoveryState, readRecovery } from './recoveryState';

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
