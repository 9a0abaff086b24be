import { type OwnPasscodeForm, fieldErrors, ownPasscodeSchema } from '@motorpark/domain';
import { Button, PasswordField, PlainForm, Stack } from '@motorpark/ui';
import { Form } from 'react-final-form';
import { useBoundField } from '../../shared/form/useBoundField';
import { tellFailure } from '../access/tellFailure';
import { secondFactorMessages as messages } from './secondFactorMessages';

interface PasscodeStepProps {
  /** What the button says, and what is done with the right passcode. */
  label: string;
  onPasscode: (form: OwnPasscodeForm) => Promise<void>;
}

/** Asks whether it is really them. */
export function PasscodeStep({ label, onPasscode }: PasscodeStepProps) {
  const submit = (form: OwnPasscodeForm) => tellFailure(() => onPasscode(form), { passcode: 'passcode' });

  return (
    <Form<OwnPasscodeForm>
      validate={(values) => fieldErrors(ownPasscodeSchema, values)}
      onSubmit={submit}
      render={({ handleSubmit, submitting }) => (
        <PlainForm label={label} onSubmit={() => handleSubmit()}>
          <Stack gap={4}>
            <Passcode />
            <Button type="submit" variant="primary" isBusy={submitting ?? false} isFullWidth>
              {label}
            </Button>
          </Stack>
        </PlainForm>
      )}
    />
  );
}

const Passcode = () => (
  <PasswordField label={messages.passcode} autoComplete="current-password" {...useBoundField('passcode')} />
);
