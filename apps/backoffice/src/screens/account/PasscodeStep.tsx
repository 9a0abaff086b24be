import { type OwnPasscodeForm, fieldErrors, ownPasscodeSchema } from '@motorpark/domain';
import { SecretInput } from '../../shared/form/SecretInputs';
import { SubmitForm } from '../../shared/form/SubmitForm';
import { runStep } from '../../shared/form/runStep';
import { secondFactorMessages as messages } from './secondFactorMessages';

interface PasscodeStepProps {
  label: string;
  onPasscode: (form: OwnPasscodeForm) => Promise<void>;
  /** Whether the field takes the focus: if the step is shown after a press. */
  autoFocus?: boolean;
}

/** Asks for the user's passcode before a sensitive change. */
export const PasscodeStep = ({ label, onPasscode, autoFocus = false }: PasscodeStepProps) => (
  <SubmitForm<OwnPasscodeForm>
    label={label}
    validate={(values) => fieldErrors(ownPasscodeSchema, values)}
    onSubmit={(form) => runStep(() => onPasscode(form), { passcode: 'passcode' })}
    submitLabel={label}
  >
    <SecretInput
      name="passcode"
      label={messages.passcode}
      autoComplete="current-password"
      autoFocus={autoFocus}
    />
  </SubmitForm>
);
