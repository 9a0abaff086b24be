import {
  CREATE_PASSWORD_FIELDS,
  VERIFY_CODE_FIELDS,
  createPassword,
  useFormRules,
  type RecoveryState,
  readRecovery,
} from '@motorpark/api';
import {
  type CreatePasswordForm,
  createPasswordSchema,
  fieldErrors,
  leastPasswordLength,
} from '@motorpark/domain';
import { toast, ButtonLink } from '@motorpark/ui';
import { NewPasscodeInputs, SubmitForm } from '@motorpark/ui/form';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { paths, href } from '../../paths';
import { RecoveryStep } from './RecoveryStep';
import { recoveryMessages } from './recoveryMessages';
import { runStep } from '../../shared/form/runStep';

const messages = recoveryMessages.create;
const FIELDS = { ...CREATE_PASSWORD_FIELDS, ...VERIFY_CODE_FIELDS };

/** Step 3 of the recovery: the new password. */
export function CreatePasswordScreen() {
  const navigate = useNavigate();
  const rules = useFormRules();
  const { email, code } = readRecovery(useLocation().state) ?? {};
  if (email === undefined || code === undefined) return <Navigate to={paths.forgotPassword} replace />;
  const recovery = { email, code };

  async function submit(form: CreatePasswordForm) {
    const errors = await runStep(async () => {
      await createPassword({ ...recovery, ...form });
      const state: RecoveryState = { email: recovery.email, isDone: true };
      void navigate(paths.passwordConfirmation, { state, replace: true });
      toast.success(messages.done);
    }, FIELDS);
    // The code is no longer valid, so the user must request a new one.
    if (errors?.code !== undefined) {
      const state: RecoveryState = { email: recovery.email };
      void navigate(paths.forgotPassword, { state, replace: true });
    }
    return errors;
  }

  return (
    <RecoveryStep step={3} title={messages.title} lead={messages.lead(email)}>
      <SubmitForm<CreatePasswordForm>
        validate={(values) => fieldErrors(createPasswordSchema, values, rules)}
        onSubmit={submit}
        submitLabel={messages.submit}
      >
        {/* For password managers, which store a password with its user name. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <NewPasscodeInputs words={messages} leastLength={leastPasswordLength(rules)} autoFocus />
      </SubmitForm>
    </RecoveryStep>
  );
}

const confirmationWords = recoveryMessages.confirmation;

/** Step 4 of the recovery: the new password is set. */
export function PasswordConfirmationScreen() {
  const recovery = readRecovery(useLocation().state);
  if (!recovery?.isDone) return <Navigate to={paths.forgotPassword} replace />;
  return (
    <RecoveryStep step={4} title={confirmationWords.title} lead={confirmationWords.lead}>
      <ButtonLink href={href(paths.login)} variant="primary" isFullWidth autoFocus>
        {confirmationWords.submit}
      </ButtonLink>
    </RecoveryStep>
  );
}
