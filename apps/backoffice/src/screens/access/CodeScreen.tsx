import { type LoginCodeForm, type LoginForm, check, loginCodeSchema } from '@motorpark/domain';
import { AuthLayout, Button, PlainForm, Stack, TextField } from '@motorpark/ui';
import { useBoundField } from '@motorpark/ui/form';
import { Form } from 'react-final-form';

/** Texts of the second step of a login (docs/sessions.md). */
const messages = {
  title: 'Second factor',
  lead: 'Your authenticator app shows a code for this login.',
  code: 'Code',
  hint: 'Six digits. Without your phone: one of your recovery codes.',
  submit: 'Login',
  back: 'Log in as somebody else',
};

const START: LoginCodeForm = { code: '' };

interface CodeScreenProps {
  /** The e-mail and passcode of the first step, already accepted by the server. */
  values: LoginForm;
  logIn: (values: LoginForm, code: string) => Promise<Partial<Record<string, string>> | undefined>;
  isBusy: boolean;
  onBack: () => void;
}

/** The second step of a login: asks for the code of the authenticator app, or for a recovery code. */
export function CodeScreen({ values, logIn, isBusy, onBack }: CodeScreenProps) {
  // Checked only here: a message that appears as the field is left would move the buttons away from a press.
  async function submit(typed: LoginCodeForm) {
    const { values: form, errors } = check(loginCodeSchema, typed);
    return errors ?? (await logIn(values, form.code));
  }

  return (
    <AuthLayout title={messages.title} lead={messages.lead}>
      <Form
        initialValues={START}
        onSubmit={submit}
        render={({ handleSubmit }) => (
          <PlainForm onSubmit={() => handleSubmit()}>
            <Stack gap={4}>
              <Code />
              <Button type="submit" variant="primary" isBusy={isBusy} isFullWidth>
                {messages.submit}
              </Button>
              <Button onPress={onBack} isFullWidth>
                {messages.back}
              </Button>
            </Stack>
          </PlainForm>
        )}
      />
    </AuthLayout>
  );
}

const Code = () => (
  <TextField
    label={messages.code}
    hint={messages.hint}
    autoComplete="one-time-code"
    autoFocus
    {...useBoundField('code')}
  />
);
