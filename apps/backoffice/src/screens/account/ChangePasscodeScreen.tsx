import { useSession, CHANGE_PASSCODE_FIELDS, changePasscode, useFormRules } from '@motorpark/api';
import { Card, Notice, Page, Stack, toast } from '@motorpark/ui';
import { NewPasscodeInputs, SecretInput, SubmitForm } from '@motorpark/ui/form';
import { useNavigate } from 'react-router-dom';
import {
  type ChangePasscodeForm as Values,
  PASSCODE_LENGTH,
  changePasscodeSchema,
  fieldErrors,
} from '@motorpark/domain';
import { homeOf } from '../../shared/homeOf';
import { messages } from './messages';
import { runStep } from '../../shared/form/runStep';

export function ChangePasscodeScreen() {
  const session = useSession();
  const navigate = useNavigate();
  if (!session) return null;
  return (
    <Page title={messages.passcode.title} width="form">
      <Card>
        <Stack gap={4}>
          <Notice tone="info">{messages.passcode.note}</Notice>
          <ChangePasscodeForm onChanged={() => void navigate(homeOf(session.role))} />
        </Stack>
      </Card>
    </Page>
  );
}

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
