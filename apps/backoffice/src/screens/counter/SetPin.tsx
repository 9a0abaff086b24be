import { usePin } from '@motorpark/api';
import { type PinSettingForm, fieldErrors, formatDateTime, pinSettingSchema } from '@motorpark/domain';
import { Card, Notice, Stack, toast } from '@motorpark/ui';
import { SecretInput } from '../../shared/form/SecretInputs';
import { SubmitForm } from '../../shared/form/SubmitForm';
import { runStep } from '../../shared/form/runStep';
import { messages } from './messages';

const words = messages.pin;
const WIRE = { passcode: 'passcode', pin: 'pin' } as const;

/** The form in which the clerk chooses a PIN for the counters of their terminal. */
export function SetPin() {
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
