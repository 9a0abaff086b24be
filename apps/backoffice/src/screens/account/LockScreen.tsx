import {
  type Proof,
  confirmLock,
  counterKey,
  counterPeople,
  isLocked,
  leaveCounter,
  readSession,
  restoreTab,
  storeTab,
  switchTabUser,
  switchToPerson,
  useMay,
  useProveAtCounter,
  useSession,
  useUnlock,
} from '@motorpark/api';
import {
  type OwnPasscodeForm,
  PIN_LENGTH,
  fieldErrors,
  ownPasscodeSchema,
  pinSchema,
} from '@motorpark/domain';
import { AuthLayout, Button, ChoiceField, PasswordField, PlainForm, SelectField, Stack } from '@motorpark/ui';
import { SecretInput, SubmitForm, useBoundField } from '@motorpark/ui/form';
import type { FormApi } from 'final-form';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { Form } from 'react-final-form';
import { useLogout } from '../../shared/useLogout';
import { runStep } from '../../shared/form/runStep';
import { toastFailure } from '../../shared/toastFailure';
import { messages } from './messages';

/** Replaces the app while the session is locked. It is unlocked by passcode; at a counter also by PIN. */
export function LockScreen() {
  const owner = useSession()?.personId;
  const hasPins = useMay()('pin.set');
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
      footer={<Button onPress={leave}>{messages.lock.other}</Button>}
    >
      <SubmitForm<OwnPasscodeForm>
        validate={(values) => fieldErrors(ownPasscodeSchema, values)}
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

const words = messages.lock;

interface CounterValues {
  who: string;
  pin: string;
  passcode: string;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The largest number of people shown as a list; more of them are shown as a select field. */
const MAX_LISTED_PEOPLE = 5;

/** The lock screen of a counter. Each user who is logged in there unlocks with their PIN and returns to their own work; nobody sees another user's. */
function CounterLock({ owner }: { owner: string }) {
  const session = useSession();
  const prove = useProveAtCounter();
  const [others] = useState(() => counterPeople().filter(({ personId }) => personId !== owner));
  const [secret, setSecret] = useState<Secret>('pin');
  const [isLeaving, setLeaving] = useState(false);
  const name = session?.name ?? words.somebody;
  const people = [{ personId: owner, name }, ...others].map((one) => ({
    value: one.personId,
    label: one.name ?? words.somebody,
  }));

  useEffect(() => {
    storeTab(owner);
    // Unlocked here or in another tab.
    return () => {
      if (!isLocked() && readSession()?.personId === owner) void restoreTab(owner);
    };
  }, [owner]);

  async function submit({ who, pin, passcode }: CounterValues) {
    const proof: Proof = secret === 'pin' ? { pin } : { passcode };
    const errors = await runStep(() => prove({ personId: who, proof }), { pin: 'pin', passcode: 'passcode' });
    if (errors?.passcode !== undefined) setSecret('passcode');
    if (errors) return errors;
    const next = others.find(({ personId }) => personId === who);
    if (next) await switchTabUser(() => switchToPerson(who), { owner: who, token: next.token });
    return undefined;
  }

  async function leave() {
    setLeaving(true);
    try {
      await confirmLock();
      await switchTabUser(leaveCounter);
    } catch (failure) {
      setLeaving(false);
      toastFailure(failure);
    }
  }

  return (
    <AuthLayout
      title={words.title}
      lead={others.length > 0 ? words.atCounter : words.lead(name)}
      footer={
        <Button isBusy={isLeaving} onPress={() => void leave()}>
          {words.other}
        </Button>
      }
    >
      <Form<CounterValues>
        initialValues={{ who: owner, pin: '', passcode: '' }}
        initialValuesEqual={() => true}
        validate={(values) => fieldErrors(SECRETS[secret], values)}
        onSubmit={submit}
        render={({ handleSubmit, submitting, form }) => (
          <PlainForm onSubmit={() => handleSubmit()}>
            <Stack gap={4}>
              {others.length > 0 && <Who options={people} />}
              {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles keys of the secret's input, which has no handler of its own */}
              <div onKeyDown={(event) => chooseByArrow(event, form, people)}>
                <SecretField key={secret} secret={secret} submit={() => void handleSubmit()} />
              </div>
              <Button type="submit" variant="primary" isBusy={submitting} isFullWidth>
                {words.submit}
              </Button>
              <Button isFullWidth onPress={() => setSecret(secret === 'pin' ? 'passcode' : 'pin')}>
                {secret === 'pin' ? words.byPasscode : words.byPin}
              </Button>
            </Stack>
          </PlainForm>
        )}
      />
    </AuthLayout>
  );
}

interface Person {
  value: string;
  label: string;
}

function Who({ options }: { options: Person[] }) {
  const People = options.length > MAX_LISTED_PEOPLE ? SelectField : ChoiceField;
  return (
    <People
      label={words.who}
      hint={hasArrows() ? words.walk : undefined}
      options={options}
      {...useBoundField('who')}
    />
  );
}

/** Whether the device has arrow keys; phones and tablets don't. */
const hasArrows = () => !window.matchMedia('(pointer: coarse)').matches;

/** The up and down arrows choose another user while the PIN has the focus. Clears the PIN, which belonged to the previous user. */
function chooseByArrow(event: KeyboardEvent, form: FormApi<CounterValues>, people: readonly Person[]) {
  const step = STEPS[event.key];
  if (step === undefined || people.length < 2) return;
  event.preventDefault();
  const place = people.findIndex(({ value }) => value === form.getState().values.who);
  const next = people[(place + step + people.length) % people.length];
  form.batch(() => {
    form.change('who', next?.value);
    form.change('pin', '');
    form.change('passcode', '');
  });
}

/** The secrets that unlock a session. */
const SECRETS = { pin: pinSchema, passcode: ownPasscodeSchema } as const;
type Secret = keyof typeof SECRETS;

/** The field for the PIN, which submits after its last digit, or for the passcode. */
function SecretField({ secret, submit }: { secret: Secret; submit: () => void }) {
  // Leaving the field to choose another user shows no error yet.
  const field = { ...useBoundField(secret), onBlur: undefined };
  if (secret === 'passcode') {
    return (
      <PasswordField label={messages.lock.passcode} autoComplete="current-password" autoFocus {...field} />
    );
  }
  return (
    <PasswordField
      label={messages.lock.pin}
      autoComplete="off"
      isNumeric
      autoFocus
      {...field}
      onChange={(typed) => {
        const pin = withoutPreviousPin(field.value, typed);
        field.onChange(pin);
        if (pin.length === PIN_LENGTH) submit();
      }}
    />
  );
}

/** Digits typed after a complete PIN start a new one, so a mistyped PIN can be retyped without clearing it. */
const withoutPreviousPin = (before: string, typed: string): string =>
  before.length === PIN_LENGTH && typed.startsWith(before) ? typed.slice(PIN_LENGTH) : typed;
