import { useCounter, useMay } from '@motorpark/api';
import { Card, Notice, Page, Spinner, Stack } from '@motorpark/ui';
import { LoadFailure } from '../../shared/LoadFailure';
import { NameCounter } from './NameCounter';
import { SetPin } from './SetPin';
import { messages } from './messages';

/** What this machine is called at its terminal. */
export function CounterScreen() {
  const hasPins = useMay('pin.set') === true;
  const { counter, failure, isLoading, refresh } = useCounter();
  return (
    <Page title={messages.title} lead={messages.lead} width="form">
      {counter === undefined && (
        <Card>
          {failure && !isLoading ? (
            <LoadFailure failure={failure} fallback={messages.loadFailed} refresh={refresh} />
          ) : (
            <Spinner label={messages.loading} />
          )}
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
