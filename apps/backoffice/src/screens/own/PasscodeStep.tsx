import { type OwnPasscodeForm, fieldErrors, ownPasscodeSchema } from '@motorpark/domain';
import { SecretInput } from '../../shared/form/SecretInputs';
import { SubmitForm } from '../../shared/form/SubmitForm';
import { tellFailure } from '../../shared/form/tellFailure';
import { secondFactorMessages as messages } from './secondFactorMessages';

interface PasscodeStepProps {
  /** What the button says, and what is done with the right passcode. */
  label: string;
  onPasscode: (form: OwnPasscodeForm) => Promise<void>;
  /** It comes after a press, and is what is asked for then. */
  autoFocus?: boolean;
}

/** Asks whether it is really them. */
export const PasscodeStep = ({ label, onPasscode, autoFocus = false }: PasscodeStepProps) => (
  <SubmitForm<OwnPasscodeForm>
    label={label}
    validate={(values) => fieldErrors(ownPasscodeSchema, values)}
    onSubmit={(form) => tellFailure(() => onPasscode(form), { passcode: 'passcode' })}
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
