import { counterKey, useMay, useSession, useUnlock } from '@motorpark/api';
import { AuthLayout, Button } from '@motorpark/ui';
import { SecretInput } from '../../shared/form/SecretInputs';
import { SubmitForm } from '../../shared/form/SubmitForm';
import { useLogout } from '../../shared/useLogout';
import { runStep } from '../../shared/form/runStep';
import { CounterLock } from './CounterLock';
import { messages } from './messages';

interface Values {
  passcode: string;
}

/** Replaces the app while the session is locked. It is unlocked by passcode; at a counter also by PIN. */
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
      <SubmitForm<Values>
        validate={({ passcode }) => (passcode ? {} : { passcode: messages.lock.required })}
        onSubmit={(form) => runStep(() => unlock(form), { passcode: 'passcode' })}
        submitLabel={messages.lock.submit}
      >
        <SecretInput
          name="passcode"
          label={messages.lock.passcode}
          autoComplete="current-password"
          autoFocus
        />
      </SubmitForm>
    </AuthLayout>
  );
}
