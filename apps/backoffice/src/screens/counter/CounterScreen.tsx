import {
  counterNamingWire,
  rememberDrawer,
  rememberedDrawer,
  useCounter,
  useMay,
  useNameCounter,
  usePin,
  useSession,
  USUAL_PAPER,
  rememberPaper,
  rememberedPaper,
} from '@motorpark/api';
import {
  COUNTER_NAMING,
  type Counter,
  type PinSettingForm,
  check,
  counterNamingSchema,
  fieldErrors,
  formatDateTime,
  pinSettingSchema,
  valuesOf,
} from '@motorpark/domain';
import { Card, Notice, PAPERS, PAPER_SIZES, Page, Stack, toast } from '@motorpark/ui';
import { type Draft, RecordFields, SecretInput, SubmitForm, formFields } from '@motorpark/ui/form';
import { useState } from 'react';
import { LoadingState } from '../../shared/LoadingState';
import { runStep } from '../../shared/form/runStep';
import { messages } from './messages';

/** The name of this machine at its terminal, and the clerk's PIN. */
export function CounterScreen() {
  const hasPins = useMay()('pin.set');
  const { counter, ...state } = useCounter();
  return (
    <Page title={messages.title} lead={messages.lead} width="form">
      {counter === undefined && (
        <Card>
          <LoadingState {...state} label={messages.loading} fallback={messages.loadFailed} />
        </Card>
      )}
      {counter !== undefined && (
        <Stack gap={4}>
          <Notice tone={counter ? 'success' : 'info'}>
            {counter ? messages.named(counter.name, counter.terminal) : messages.unnamed}
          </Notice>
          <NameCounter counter={counter} />
          {counter && hasPins && <SetPin />}
        </Stack>
      )}
    </Page>
  );
}

const { terminal: _terminal, ...NAMING } = COUNTER_NAMING;

const fields = formFields(NAMING, {
  name: { placeholder: messages.name, hint: messages.nameHint, isWide: true },
  paper: {
    kind: 'radio',
    hint: messages.paperHint,
    answers: PAPER_SIZES.map((size) => ({ value: size, label: PAPERS[size].label })),
    isWide: true,
  },
});

/** The form that names this machine and its paper. This browser then prints on that paper and opens the till with that name. */
function NameCounter({ counter }: { counter: Counter | null }) {
  const terminal = useSession()?.terminalName ?? '';
  const { nameCounter } = useNameCounter();
  const [start] = useState<Draft>(() => ({
    name: counter?.name ?? rememberedDrawer() ?? '',
    paper: counter?.paper ?? rememberedPaper() ?? USUAL_PAPER,
  }));

  async function submit(draft: Draft) {
    const { values, errors } = check(counterNamingSchema, { ...draft, terminal });
    if (errors) return errors;
    return await runStep(async () => {
      const form = valuesOf(COUNTER_NAMING, values);
      await nameCounter(form);
      rememberPaper(form.paper);
      rememberDrawer(form.name);
      toast.success(messages.done);
    }, counterNamingWire.names);
  }

  return (
    <Card>
      <SubmitForm<Draft>
        label={messages.title}
        initialValues={start}
        validate={(draft) => fieldErrors(counterNamingSchema, { ...draft, terminal })}
        onSubmit={submit}
        submitLabel={messages.submit}
        busyLabel={messages.busy}
      >
        <RecordFields fields={fields} />
      </SubmitForm>
    </Card>
  );
}

const words = messages.pin;
const WIRE = { passcode: 'passcode', pin: 'pin' } as const;

/** The form in which the clerk chooses a PIN for the counters of their terminal. */
function SetPin() {
  const { pin, setPin } = usePin();

  const submit = (form: PinSettingForm) =>
    runStep(async () => {
      await setPin(form);
      toast.success(words.done);
    }, WIRE);

  return (
    <Card title={words.title}>
      <Stack gap={4}>
        <Notice tone={pin?.setAt ? 'success' : 'info'}>
          {pin?.setAt ? words.since(formatDateTime(pin.setAt)) : words.lead}
        </Notice>
        <SubmitForm<PinSettingForm>
          label={words.title}
          validate={(values) => fieldErrors(pinSettingSchema, values)}
          onSubmit={submit}
          submitLabel={words.submit}
          isEmptiedAfter
        >
          <SecretInput name="passcode" label={words.passcode} autoComplete="current-password" />
          <SecretInput name="pin" label={words.pin} hint={words.hint} autoComplete="off" isNumeric />
        </SubmitForm>
      </Stack>
    </Card>
  );
}
