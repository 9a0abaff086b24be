import { failureMessage, useHall, useNow } from '@motorpark/api';
import { EmptyState, HallBoard, Page, PlainFrame, Spinner, hallPages } from '@motorpark/ui';
import { useEffect, useState } from 'react';
import { href, paths } from '../../paths';
import { messages } from './messages';

/** Milliseconds for which each page is shown. */
const PAGE_MS = 12_000;

/** The view for the television in a terminal's hall, opened by its link without a login (docs/departure.md). */
export function HallScreen({ hallKey }: { hallKey: string }) {
  const { hall, failure } = useHall(hallKey);
  const now = useNow();
  const pages = hallPages(hall?.departures.length ?? 0);
  const page = useRotatingPage(pages);
  useDarkTheme();

  if (!hall || failure?.kind === 'invalid') {
    const text = failure && (failureMessage(failure) ?? messages.hallFailed);
    return (
      <PlainFrame homeHref={href(paths.home)}>
        <Page title={messages.title}>
          {text === undefined ? <Spinner label={messages.loading} /> : <EmptyState text={text} />}
        </Page>
      </PlainFrame>
    );
  }
  return <HallBoard {...hall} now={now} page={page} lostSince={failure && hall.at} />;
}

/** Returns the index of the shown page, which advances by a timer. */
function useRotatingPage(pages: number): number {
  const [page, setPage] = useState(0);
  useEffect(() => {
    if (pages < 2) return undefined;
    const timer = setInterval(() => setPage((shown) => (shown + 1) % pages), PAGE_MS);
    return () => clearInterval(timer);
  }, [pages]);
  return page;
}

/** Sets the dark theme while mounted, whatever the browser prefers. */
function useDarkTheme() {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const before = dataset['theme'];
    dataset['theme'] = 'dark';
    return () => {
      if (before === undefined) delete dataset['theme'];
      else dataset['theme'] = before;
    };
  }, []);
}
