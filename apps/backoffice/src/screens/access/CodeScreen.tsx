import type { LoginForm } from '@motorpark/domain';
import { AuthLayout, Button, PlainForm, Stack, TextField } from '@motorpark/ui';
import { useState } from 'react';

/** Texts of the second step of a login (docs/sessions.md). */
const messages = {
  title: 'Second factor',
  lead: 'Your authenticator app shows a code for this login.',
  code: 'Code',
  hint: 'Six digits. Without your phone: one of your recovery codes.',
  required: 'Enter the code of your authenticator app.',
  submit: 'Login',
  back: 'Log in as somebody else',
};

interface CodeScreenProps {
  /** The e-mail and passcode of the first step, already accepted by the server. */
  values: LoginForm;
  logIn: (values: LoginForm, code: string) => Promise<Partial<Record<string, string>> | undefined>;
  isBusy: boolean;
  onBack: () => void;
}

/** The second step of a login: asks for the code of the authenticator app, or for a recovery code. */
export function CodeScreen({ values, logIn, isBusy, onBack }: CodeScreenProps) {
  const [code, setCode] = useState('');
  const [failed, setFailed] = useState<{ code: string; error: string }>();

  async function send() {
    if (code.trim() === '') return setFailed({ code, error: messages.required });
    const error = (await logIn(values, code))?.['code'];
    setFailed(error === undefined ? undefined : { code, error });
  }

  return (
    <AuthLayout title={messages.title} lead={messages.lead}>
      <PlainForm onSubmit={send}>
        <Stack gap={4}>
          <TextField
            label={messages.code}
            name="code"
            hint={messages.hint}
            autoComplete="one-time-code"
            autoFocus
            value={code}
            onChange={setCode}
            error={failed?.code === code ? failed.error : undefined}
          />
          <Button type="submit" variant="primary" isBusy={isBusy} isFullWidth>
            {messages.submit}
          </Button>
          <Button onClick={onBack} isFullWidth>
            {messages.back}
          </Button>
        </Stack>
      </PlainForm>
    </AuthLayout>
  );
}
