import { useUnseated } from '@motorpark/api';
import { Page, PrintedPage, Spinner, UnseatedSheet } from '@motorpark/ui';
import { useSearchParams } from 'react-router-dom';
import { href, unseatedPath } from '../../paths';
import { LoadFailure } from '../../shared/LoadFailure';
import { usePrinting } from '../../shared/printing/usePrinting';
import { useArea } from '../../shared/useArea';
import { unseatedMessages as messages } from './messages';

/** The printed list of a trip's unseated passengers with their phones. The URL names the trip. */
export function UnseatedSheetScreen() {
  const [query] = useSearchParams();
  const tripId = query.get('trip') ?? '';
  const { rows, failure, isLoading, isRefreshing, refresh } = useUnseated({ tripId });
  const area = useArea();
  const printing = usePrinting(undefined, { of: 'lists', isBeingRead: isRefreshing });
  const list = { href: href(unseatedPath(area.unseated, tripId)), label: messages.title };
  if (isLoading || failure) {
    return (
      <Page title={messages.sheet} back={list}>
        {isLoading && <Spinner label={messages.loading} />}
        {failure && <LoadFailure failure={failure} fallback={messages.loadFailed} refresh={refresh} />}
      </Page>
    );
  }
  return (
    <PrintedPage
      title={messages.sheet}
      back={list}
      printing={printing}
      printLabel={messages.print}
      renderSheet={(head) => <UnseatedSheet unseated={rows} {...head} />}
    />
  );
}
