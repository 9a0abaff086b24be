import { useSession, useUnseated } from '@motorpark/api';
import {
  Button,
  Inline,
  Page,
  PaperChoice,
  PaperPreview,
  PrintIcon,
  PrintSheet,
  Spinner,
  Thumb,
  UnseatedSheet,
} from '@motorpark/ui';
import { useSearchParams } from 'react-router-dom';
import { href, paths, unseatedPath } from '../../paths';
import { LoadFailure } from '../../shared/LoadFailure';
import { usePrinting } from '../../shared/printing/usePrinting';
import { NoLetterhead } from '../../shared/record/NoLetterhead';
import { unseatedMessages as messages } from './messages';

/** Those of one trip who have lost their seats, with their phones, to be printed. The link names the trip. */
export function UnseatedSheetScreen() {
  const [query] = useSearchParams();
  const tripId = query.get('trip') ?? '';
  const { rows, failure, isLoading, refresh } = useUnseated({ tripId });
  const area = useSession()?.role === 'super_admin' ? paths.superAdmin : paths.admin;
  const { paper, choosePaper, letterhead, printedAt, print } = usePrinting();
  const list = { href: href(unseatedPath(area.unseated, tripId)), label: messages.title };
  if (isLoading || failure || !letterhead) {
    return (
      <Page title={messages.sheet} back={list}>
        {isLoading && <Spinner label={messages.loading} />}
        {failure && <LoadFailure failure={failure} fallback={messages.loadFailed} refresh={refresh} />}
        {!isLoading && !failure && <NoLetterhead />}
      </Page>
    );
  }
  const sheet = <UnseatedSheet unseated={rows} letterhead={letterhead} printedAt={printedAt} />;
  return (
    <Page
      title={messages.sheet}
      back={list}
      actions={
        <Inline gap={3}>
          <PaperChoice value={paper} onChange={choosePaper} />
          <Thumb>
            <Button variant="primary" icon={PrintIcon} onClick={() => print(messages.sheet)}>
              {messages.print}
            </Button>
          </Thumb>
        </Inline>
      }
    >
      <PaperPreview size={paper} label={messages.sheet}>
        {sheet}
      </PaperPreview>
      <PrintSheet paper={paper}>{sheet}</PrintSheet>
    </Page>
  );
}
