import { counterKey, useMay, useSession, useUnlock } from '@motorpark/api';
import { AuthLayout, Button, PasswordField, PlainForm, Stack } from '@motorpark/ui';
import { Form } from 'react-final-form';
import { useBoundField } from '../../shared/form/useBoundField';
import { useLogout } from '../../shared/useLogout';
import { tellFailure } from '../access/tellFailure';
import { CounterLock } from './CounterLock';
import { messages } from './messages';

interface Values {
  passcode: string;
}

/** In place of everything while the session is locked: a PIN or the passcode at a counter, elsewhere the passcode leads on. */
export function LockScreen() {
  const owner = useSession()?.personId;
  const hasPins = useMay('pin.set') === true;
  const isAtCounter = hasPins && owner !== undefined && counterKey() !== undefined;
  return isAtCounter ? <CounterLock owner={owner} /> : <OwnLock />;
}

function OwnLock() {
  const session = useSession();
  const unlock = useUnlock();
  const leave = useLogout();
  const { name = messages.lock.somebody, terminalName } = session ?? {};
  const who = terminalName ? `${name} (${terminalName})` : name;

  return (
    <AuthLayout
      title={messages.lock.title}
      lead={messages.lock.lead(who)}
      footer={<Button onClick={leave}>{messages.lock.other}</Button>}
    >
      <Form<Values>
        validate={({ passcode }) => (passcode ? {} : { passcode: messages.lock.required })}
        onSubmit={(form) => tellFailure(() => unlock(form), { passcode: 'passcode' })}
        render={({ handleSubmit, submitting }) => (
          <PlainForm onSubmit={() => handleSubmit()}>
            <Stack gap={4}>
              <PasscodeField />
              <Button type="submit" variant="primary" isBusy={submitting ?? false} isFullWidth>
                {messages.lock.submit}
              </Button>
            </Stack>
          </PlainForm>
        )}
      />
    </AuthLayout>
  );
}

function PasscodeField() {
  return (
    <PasswordField
      label={messages.lock.passcode}
      autoComplete="current-password"
      autoFocus
      {...useBoundField('passcode')}
    />
  );
}
