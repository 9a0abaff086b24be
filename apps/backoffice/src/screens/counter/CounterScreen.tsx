import { useCounter, useMay } from '@motorpark/api';
import { Card, Notice, Page, Stack } from '@motorpark/ui';
import { LoadingState } from '../../shared/LoadingState';
import { NameCounter } from './NameCounter';
import { SetPin } from './SetPin';
import { messages } from './messages';

/** The name of this machine at its terminal, and the clerk's PIN. */
export function CounterScreen() {
  const hasPins = useMay('pin.set') === true;
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
