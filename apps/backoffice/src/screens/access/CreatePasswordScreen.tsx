import { CREATE_PASSWORD_FIELDS, VERIFY_CODE_FIELDS, createPassword, useFormRules } from '@motorpark/api';
import {
  type CreatePasswordForm,
  PASSCODE_LENGTH,
  createPasswordSchema,
  fieldErrors,
} from '@motorpark/domain';
import { Button, PasswordField, PasswordStrength, PlainForm, Stack, toast } from '@motorpark/ui';
import { Form } from 'react-final-form';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { useBoundField } from '../../shared/form/useBoundField';
import { RecoveryStep } from './RecoveryStep';
import { recoveryMessages } from './recoveryMessages';
import { type RecoveryState, readRecovery } from './recoveryState';
import { tellFailure } from './tellFailure';

const messages = recoveryMessages.create;
const FIELDS = { ...CREATE_PASSWORD_FIELDS, ...VERIFY_CODE_FIELDS };

/** Step 3: the new password. */
export function CreatePasswordScreen() {
  const navigate = useNavigate();
  const rules = useFormRules();
  const { email, code } = readRecovery(useLocation().state) ?? {};
  if (email === undefined || code === undefined) return <Navigate to={paths.forgotPassword} replace />;
  const recovery = { email, code };

  async function submit(form: CreatePasswordForm) {
    const errors = await tellFailure(async () => {
      await createPassword({ ...recovery, ...form });
      const state: RecoveryState = { email: recovery.email, isDone: true };
      void navigate(paths.passwordConfirmation, { state, replace: true });
      toast.success(messages.done);
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
        validate={(values) => fieldErrors(createPasswordSchema, values, rules)}
        onSubmit={submit}
        render={({ handleSubmit, submitting }) => (
          <PlainForm onSubmit={() => handleSubmit()}>
            {/* For password managers, which keep a password by its login. */}
            <input type="email" autoComplete="username" value={email} readOnly hidden />
            <PasswordFields
              isBusy={submitting ?? false}
              leastLength={rules.isStrict ? PASSCODE_LENGTH.least : undefined}
            />
          </PlainForm>
        )}
      />
    </RecoveryStep>
  );
}

interface PasswordFieldsProps {
  isBusy: boolean;
  /** Where the server asks for more than the usual number of characters. */
  leastLength: number | undefined;
}

function PasswordFields({ isBusy, leastLength }: PasswordFieldsProps) {
  const password = useBoundField('password');
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <PasswordField label={messages.password} autoComplete="new-password" autoFocus {...password} />
        <PasswordStrength password={password.value} leastLength={leastLength} />
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
