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
import { runStep } from '../../shared/form/runStep';
import { PasscodeStep } from './PasscodeStep';
import { RecoveryCodes } from './RecoveryCodes';
import { secondFactorMessages as messages } from './secondFactorMessages';

/** Size in millimetres: large enough for a phone held in front of the screen. */
const QR_MM = 48;

interface SecondFactorSetUpProps {
  onDone: () => void;
  /** Whether the factor is renewed; the passcode field then takes the focus. */
  isAgain?: boolean;
}

/** Sets up a second factor: the passcode, the app's first code, then the recovery codes, which are shown once. */
export function SecondFactorSetUp({ onDone, isAgain = false }: SecondFactorSetUpProps) {
  const [factorSecret, setFactorSecret] = useState<SecondFactorSecret>();
  const [codes, setCodes] = useState<readonly string[]>();

  if (codes) return <RecoveryCodes codes={codes} onStored={onDone} />;
  if (!factorSecret) {
    return (
      <PasscodeStep
        label={messages.start}
        autoFocus={isAgain}
        onPasscode={async (form) => setFactorSecret(await startSecondFactor(form))}
      />
    );
  }
  const submit = (form: SecondFactorCodeForm) =>
    runStep(
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
      <QrCode value={factorSecret.uri} size={QR_MM} label={messages.qr} />
      <DescriptionList items={[{ term: messages.key, value: factorSecret.secret, isId: true }]} />
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
