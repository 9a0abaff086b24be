import { type SecondFactor, endSecondFactor, useSecondFactor } from '@motorpark/api';
import { Button, Card, Inline, Notice, Page, Stack, toast } from '@motorpark/ui';
import { useState } from 'react';
import { LoadingState } from '../../shared/LoadingState';
import { PasscodeStep } from './PasscodeStep';
import { SecondFactorSetUp } from './SecondFactorSetUp';
import { messages as ownMessages } from './messages';
import { secondFactorMessages as messages } from './secondFactorMessages';

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
        <Button onClick={() => setSettingUp(true)}>{messages.again}</Button>
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
