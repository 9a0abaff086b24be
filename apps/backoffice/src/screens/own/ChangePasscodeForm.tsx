import { CHANGE_PASSCODE_FIELDS, changePasscode } from '@motorpark/api';
import {
  type ChangePasscodeForm as Values,
  PASSCODE_LENGTH,
  changePasscodeSchema,
  fieldErrors,
} from '@motorpark/domain';
import { Button, PasswordField, PasswordStrength, PlainForm, Stack, toast } from '@motorpark/ui';
import { Form } from 'react-final-form';
import { useBoundField } from '../../shared/form/useBoundField';
import { tellFailure } from '../access/tellFailure';
import { messages } from './messages';

/** The old passcode and the new one twice. */
export function ChangePasscodeForm({ onChanged }: { onChanged: () => void }) {
  const submit = (form: Values) =>
    tellFailure(async () => {
      await changePasscode(form);
      toast.success(messages.passcode.done);
      onChanged();
    }, CHANGE_PASSCODE_FIELDS);

  return (
    <Form<Values>
      validate={(values) => fieldErrors(changePasscodeSchema, values, { isStrict: true })}
      onSubmit={submit}
      render={({ handleSubmit, submitting }) => (
        <PlainForm label={messages.passcode.title} onSubmit={() => handleSubmit()}>
          <Fields isBusy={submitting ?? false} />
        </PlainForm>
      )}
    />
  );
}

function Fields({ isBusy }: { isBusy: boolean }) {
  const password = useBoundField('password');
  return (
    <Stack gap={4}>
      <PasswordField
        label={messages.passcode.current}
        autoComplete="current-password"
        autoFocus
        {...useBoundField('current')}
      />
      <Stack gap={2}>
        <PasswordField
          label={messages.passcode.password}
          hint={messages.passcode.hint}
          autoComplete="new-password"
          {...password}
        />
        <PasswordStrength password={password.value} leastLength={PASSCODE_LENGTH.least} />
      </Stack>
      <PasswordField
        label={messages.passcode.confirmPassword}
        autoComplete="new-password"
        {...useBoundField('confirmPassword')}
      />
      <Button type="submit" variant="primary" isBusy={isBusy} isFullWidth>
        {messages.passcode.submit}
      </Button>
    </Stack>
  );
}
