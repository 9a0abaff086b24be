import { CREATE_PASSWORD_FIELDS, VERIFY_CODE_FIELDS, createPassword } from '@motorpark/api';
import { type CreatePasswordForm, createPasswordSchema, fieldErrors } from '@motorpark/domain';
import { Button, PasswordField, PasswordStrength, Stack, toast } from '@motorpark/ui';
import { Form } from 'react-final-form';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { useBoundField } from '../../shell/form/useBoundField';
import { RecoveryStep } from './RecoveryStep';
import { recoveryMessages } from './messages';
import { type RecoveryState, readRecovery } from './recoveryState';
import { tellFailure } from './tellFailure';

const messages = recoveryMessages.create;
const FIELDS = { ...CREATE_PASSWORD_FIELDS, ...VERIFY_CODE_FIELDS };

/** Step 3: the new password (specification section 2.5). */
export function CreatePasswordScreen() {
  const navigate = useNavigate();
  const { email, code } = readRecovery(useLocation().state) ?? {};
  if (email === undefined || code === undefined) return <Navigate to={paths.forgotPassword} replace />;
  const recovery = { email, code };

  async function submit(form: CreatePasswordForm) {
    const errors = await tellFailure(async () => {
      await createPassword({ ...recovery, ...form });
      toast.success(messages.done);
      const state: RecoveryState = { email: recovery.email, isDone: true };
      void navigate(paths.passwordConfirmation, { state, replace: true });
    }, FIELDS);
    // The code isn't good any more: only a new one helps.
    if (errors?.code !== undefined) {
      const state: RecoveryState = { email: recovery.email };
      void navigate(paths.forgotPassword, { state, replace: true });
    }
    return errors;
  }

  return (
    <RecoveryStep step={3} title={messages.title} lead={messages.lead(email)}>
      <Form<CreatePasswordForm>
        validate={(values) => fieldErrors(createPasswordSchema, values)}
        onSubmit={submit}
        render={({ handleSubmit, submitting }) => (
          <form noValidate onSubmit={(event) => void handleSubmit(event)}>
            {/* For password managers, which keep a password by its login. */}
            <input type="email" autoComplete="username" value={email} readOnly hidden />
            <PasswordFields isBusy={submitting ?? false} />
          </form>
        )}
      />
    </RecoveryStep>
  );
}

function PasswordFields({ isBusy }: { isBusy: boolean }) {
  const password = useBoundField('password');
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <PasswordField label={messages.password} autoComplete="new-password" autoFocus {...password} />
        <PasswordStrength password={password.value} />
      </Stack>
      <PasswordField
        label={messages.confirmPassword}
        autoComplete="new-password"
        {...useBoundField('confirmPassword')}
      />
      <Button type="submit" variant="primary" isBusy={isBusy} isFullWidth>
        {messages.submit}
      </Button>
    </Stack>
  );
}
