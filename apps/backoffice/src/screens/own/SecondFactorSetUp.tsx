import { type SecondFactorSecret, confirmSecondFactor, startSecondFactor } from '@motorpark/api';
import {
  RECOVERY_CODE_LENGTH,
  type SecondFactorCodeForm,
  fieldErrors,
  secondFactorCodeSchema,
} from '@motorpark/domain';
import { CodeInput, DescriptionList, Notice, QrCode, toast } from '@motorpark/ui';
import { useState } from 'react';
import { SubmitForm } from '../../shared/form/SubmitForm';
import { useBoundField } from '../../shared/form/useBoundField';
import { tellFailure } from '../../shared/form/tellFailure';
import { PasscodeStep } from './PasscodeStep';
import { RecoveryCodes } from './RecoveryCodes';
import { secondFactorMessages as messages } from './secondFactorMessages';

/** Large enough for a phone that is held before the screen. */
const QR_MM = 48;

interface SecondFactorSetUpProps {
  onDone: () => void;
  /** It is set up once more, after a press. */
  isAgain?: boolean;
}

/** From the passcode by way of the app's first code to the recovery codes, which are shown once. */
export function SecondFactorSetUp({ onDone, isAgain = false }: SecondFactorSetUpProps) {
  const [told, setTold] = useState<SecondFactorSecret>();
  const [codes, setCodes] = useState<readonly string[]>();

  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />;
  if (!told) {
    return (
      <PasscodeStep
        label={messages.start}
        autoFocus={isAgain}
        onPasscode={async (form) => setTold(await startSecondFactor(form))}
      />
    );
  }
  const submit = (form: SecondFactorCodeForm) =>
    tellFailure(
      async () => {
        setCodes(await confirmSecondFactor(form));
        toast.success(messages.done);
      },
      { code: 'code' },
    );
  return (
    <SubmitForm<SecondFactorCodeForm>
      label={messages.confirm}
      validate={(values) => fieldErrors(secondFactorCodeSchema, values)}
      onSubmit={submit}
      submitLabel={messages.confirm}
    >
      <Notice tone="info">{messages.scan}</Notice>
      <QrCode value={told.uri} size={QR_MM} label={messages.qr} />
      <DescriptionList items={[{ term: messages.key, value: told.secret, isId: true }]} />
      <Code />
    </SubmitForm>
  );
}

const Code = () => (
  <CodeInput
    label={messages.code}
    hint={messages.codeHint}
    length={RECOVERY_CODE_LENGTH}
    autoFocus
    {...useBoundField('code')}
  />
);
