import { type SecondFactorSecret, confirmSecondFactor, startSecondFactor } from '@motorpark/api';
import {
  RECOVERY_CODE_LENGTH,
  type SecondFactorCodeForm,
  fieldErrors,
  secondFactorCodeSchema,
} from '@motorpark/domain';
import {
  Button,
  CodeInput,
  DescriptionList,
  Inline,
  Notice,
  PrintIcon,
  PrintSheet,
  QrCode,
  Stack,
  toast,
  usePrint,
} from '@motorpark/ui';
import { useState } from 'react';
import { SubmitForm } from '../../shared/form/SubmitForm';
import { useBoundField } from '../../shared/form/useBoundField';
import { runStep } from '../../shared/form/runStep';
import { PasscodeStep } from './PasscodeStep';
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

interface RecoveryCodesProps {
  codes: readonly string[];
  /** Called when the user confirms that they have stored the codes. */
  onStored: () => void;
}

/** Shows the recovery codes to be printed or written down. They cannot be shown again. */
function RecoveryCodes({ codes, onStored }: RecoveryCodesProps) {
  const { print } = usePrint();
  const list = (
    <DescriptionList
      items={codes.map((code, place) => ({ term: `${place + 1}`, value: code, isId: true }))}
    />
  );
  return (
    <Stack gap={4}>
      <Notice tone="warning">{messages.codes}</Notice>
      {list}
      <Inline gap={3}>
        <Button autoFocus icon={PrintIcon} onClick={() => void print('A4', { title: messages.codesTitle })}>
          {messages.print}
        </Button>
        <Button variant="primary" onClick={onStored}>
          {messages.kept}
        </Button>
      </Inline>
      <PrintSheet paper="A4">{list}</PrintSheet>
    </Stack>
  );
}
