import { usePin } from '@motorpark/api';
import { type PinSettingForm, fieldErrors, formatDateTime, pinSettingSchema } from '@motorpark/domain';
import { Button, Card, Notice, PasswordField, PlainForm, Stack, toast } from '@motorpark/ui';
import { Form } from 'react-final-form';
import { useBoundField } from '../../shared/form/useBoundField';
import { tellFailure } from '../access/tellFailure';
import { messages } from './messages';

const words = messages.pin;
const WIRE = { passcode: 'passcode', pin: 'pin' } as const;

/** A PIN of one's own for the counters of one's terminal. */
export function SetPin() {
  const { pin, setPin } = usePin();

  const submit = (form: PinSettingForm) =>
    tellFailure(async () => {
      await setPin(form);
      toast.success(words.done);
    }, WIRE);

  return (
    <Card title={words.title}>
      <Stack gap={4}>
        <Notice tone={pin?.setAt ? 'success' : 'info'}>
          {pin?.setAt ? words.since(formatDateTime(pin.setAt)) : words.lead}
        </Notice>
        <Form<PinSettingForm>
          validate={(values) => fieldErrors(pinSettingSchema, values)}
          onSubmit={submit}
          render={({ handleSubmit, submitting }) => (
            <PlainForm label={words.title} onSubmit={() => handleSubmit()}>
              <Stack gap={4}>
                <Fields />
                <Button type="submit" variant="primary" isBusy={submitting} isFullWidth>
                  {words.submit}
                </Button>
              </Stack>
            </PlainForm>
          )}
        />
      </Stack>
    </Card>
  );
}

const Fields = () => (
  <>
    <PasswordField label={words.passcode} autoComplete="current-password" {...useBoundField('passcode')} />
    <PasswordField
      label={words.pin}
      hint={words.hint}
      autoComplete="off"
      isNumeric
      {...useBoundField('pin')}
    />
  </>
);
