import { CHANGE_PASSCODE_FIELDS, changePasscode, useFormRules } from '@motorpark/api';
import {
  type ChangePasscodeForm as Values,
  PASSCODE_LENGTH,
  changePasscodeSchema,
  fieldErrors,
} from '@motorpark/domain';
import { toast } from '@motorpark/ui';
import { NewPasscodeInputs, SecretInput } from '../../shared/form/SecretInputs';
import { SubmitForm } from '../../shared/form/SubmitForm';
import { runStep } from '../../shared/form/runStep';
import { messages } from './messages';

const words = messages.passcode;

/** A form with the old passcode, and the new one twice. */
export function ChangePasscodeForm({ onChanged }: { onChanged: () => void }) {
  const rules = useFormRules();
  const submit = (form: Values) =>
    runStep(async () => {
      await changePasscode(form);
      toast.success(words.done);
      onChanged();
    }, CHANGE_PASSCODE_FIELDS);

  return (
    <SubmitForm<Values>
      label={words.title}
      validate={(values) => fieldErrors(changePasscodeSchema, values, rules)}
      onSubmit={submit}
      submitLabel={words.submit}
    >
      <SecretInput name="current" label={words.current} autoComplete="current-password" autoFocus />
      <NewPasscodeInputs words={words} hint={words.hint} leastLength={PASSCODE_LENGTH.least} />
    </SubmitForm>
  );
}
