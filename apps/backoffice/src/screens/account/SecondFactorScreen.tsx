import {
  type SecondFactor,
  endSecondFactor,
  useSecondFactor,
  type SecondFactorSecret,
  confirmSecondFactor,
  startSecondFactor,
} from '@motorpark/api';
import {
  Button,
  Card,
  Inline,
  Notice,
  Page,
  Stack,
  toast,
  CodeInput,
  DescriptionList,
  PrintIcon,
  PrintSheet,
  QrCode,
  usePrint,
} from '@motorpark/ui';
import { SecretInput, SubmitForm, useBoundField } from '@motorpark/ui/form';
import { useState } from 'react';
import {
  type OwnPasscodeForm,
  RECOVERY_CODE_LENGTH,
  type SecondFactorCodeForm,
  fieldErrors,
  ownPasscodeSchema,
  secondFactorCodeSchema,
} from '@motorpark/domain';
import { LoadingState } from '../../shared/LoadingState';
import { messages as ownMessages } from './messages';
import { secondFactorMessages as messages } from './secondFactorMessages';
import { runStep } from '../../shared/form/runStep';

/** Sets up the user's own second factor, renews it for a new phone or new recovery codes, or switches it off. */
export function SecondFactorScreen() {
  const { factor, ...state } = useSecondFactor();
  return (
    <Page title={ownMessages.secondFactor.title} width="form">
      <Card>
        {factor ? (
          <Content factor={factor} refresh={state.refresh} />
        ) : (
          <LoadingState {...state} label={messages.loading} fallback={messages.loadFailed} />
        )}
      </Card>
    </Page>
  );
}

interface ContentProps {
  factor: SecondFactor;
  refresh: (known?: SecondFactor) => Promise<unknown>;
}

function Content({ factor, refresh }: ContentProps) {
  // State, because the factor is already on while the recovery codes are still shown.
  const [isSettingUp, setSettingUp] = useState(!factor.isOn);

  if (isSettingUp) {
    const done = async () => {
      await refresh();
      setSettingUp(false);
    };
    return (
      <Stack gap={4}>
        <Notice tone="info">{factor.isOn ? messages.renew : messages.lead}</Notice>
        <SecondFactorSetUp isAgain={factor.isOn} onDone={() => void done()} />
      </Stack>
    );
  }
  return (
    <Stack gap={4}>
      <Notice tone="success">{messages.isOn(factor.recoveryCodesLeft)}</Notice>
      <Notice tone="info">
        <p>{messages.renew}</p>
        {factor.isRequired && <p>{messages.required}</p>}
      </Notice>
      <Inline>
        <Button onPress={() => setSettingUp(true)}>{messages.again}</Button>
      </Inline>
      {!factor.isRequired && (
        <PasscodeStep
          label={messages.end}
          onPasscode={async (form) => {
            await refresh(await endSecondFactor(form));
            setSettingUp(true);
            toast.success(messages.ended);
          }}
        />
      )}
    </Stack>
  );
}

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
        <Button autoFocus icon={PrintIcon} onPress={() => void print('A4', { title: messages.codesTitle })}>
          {messages.print}
        </Button>
        <Button variant="primary" onPress={onStored}>
          {messages.kept}
        </Button>
      </Inline>
      <PrintSheet paper="A4">{list}</PrintSheet>
    </Stack>
  );
}

interface PasscodeStepProps {
  label: string;
  onPasscode: (form: OwnPasscodeForm) => Promise<void>;
  /** Whether the field takes the focus: if the step is shown after a press. */
  autoFocus?: boolean;
}

/** Asks for the user's passcode before a sensitive change. */
const PasscodeStep = ({ label, onPasscode, autoFocus = false }: PasscodeStepProps) => (
  <SubmitForm<OwnPasscodeForm>
    label={label}
    validate={(values) => fieldErrors(ownPasscodeSchema, values)}
    onSubmit={(form) => runStep(() => onPasscode(form), { passcode: 'passcode' })}
    submitLabel={label}
  >
    <SecretInput
      name="passcode"
      label={messages.passcode}
      autoComplete="current-password"
      autoFocus={autoFocus}
    />
  </SubmitForm>
);
