import { failureMessage, useHall } from '@motorpark/api';
import { EmptyState, HallBoard, Page, PlainFrame, Spinner, hallPages } from '@motorpark/ui';
import { useEffect, useState } from 'react';
import { href, paths } from '../../paths';
import { useNow } from '../../shared/useNow';
import { messages } from './messages';

/** How long a page stays. */
const TURN_MS = 12_000;

/** What the television in a terminal's hall shows, opened by its link and without a login (docs/departure.md). */
export function HallScreen({ hallKey }: { hallKey: string }) {
  const { hall, failure } = useHall(hallKey);
  const now = useNow();
  const pages = hallPages(hall?.departures.length ?? 0);
  const page = useTurningPage(pages);
  useDarkPage();

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

/** Turns the pages of a board, one after the other. */
function useTurningPage(pages: number): number {
  const [page, setPage] = useState(0);
  useEffect(() => {
    if (pages < 2) return undefined;
    const timer = setInterval(() => setPage((shown) => (shown + 1) % pages), TURN_MS);
    return () => clearInterval(timer);
  }, [pages]);
  return page;
}

/** A television in a hall is dark, whatever its browser prefers. */
function useDarkPage() {
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
