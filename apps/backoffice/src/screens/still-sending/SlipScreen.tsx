import { readSession } from '@motorpark/api';
import { ButtonLink, EmptyState, Page, UnsentSlip } from '@motorpark/ui';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { href, paths } from '../../paths';
import { SALE_KINDS } from '../../shared/outbox/saleKinds';
import { useUnsentSales } from '../../shared/outbox/unsentSales';
import { PrintedPage } from '../../shared/printing/PrintedPage';
import { type Printing, usePrinting } from '../../shared/printing/usePrinting';
import { openOutbox } from '../../shared/outbox/openOutbox';
import { messages } from './messages';

/** Prints a slip for a sale that is still sending; the slip says that it is no receipt. */
export function SlipScreen() {
  const [query] = useSearchParams();
  const { sales } = useUnsentSales();
  const sale = sales.find(
    ({ key, state }) => key === query.get('id') && state !== 'refused' && state !== 'discarded',
  );
  const printing = useNotedSlip(sale?.key, usePrinting());
  const back = { href: href(paths.admin.unsent), label: messages.title };

  if (!sale) {
    return (
      <Page title={messages.slip} back={back}>
        <EmptyState
          text={messages.noSlip}
          action={<ButtonLink href={back.href}>{messages.title}</ButtonLink>}
        />
      </Page>
    );
  }
  return (
    <PrintedPage
      title={messages.slip}
      back={back}
      printing={printing}
      printLabel={messages.print}
      renderSheet={({ letterhead }) => (
        <UnsentSlip
          one={SALE_KINDS[sale.kind].one}
          facts={[...sale.facts]}
          letterhead={letterhead}
          since={new Date(sale.since).toISOString()}
        />
      )}
    />
  );
}

/** Records a print. A slip whose print cannot be recorded is printed anyway: the traveler waits for it. */
const recordPrint = async (key: string): Promise<void> =>
  await openOutbox(readSession()?.personId ?? '')
    .then((outbox) => outbox.noteSlip(key))
    .catch(() => undefined);

/**
 * Wraps printing so that each print of a slip is recorded with its sale, which matters if the sale is discarded. The app's own button records before printing;
 * a print started by the browser (Ctrl+P) is recorded meanwhile.
 */
function useNotedSlip(key: string | undefined, printing: Printing): Printing {
  const isRecorded = useRef(false);

  useEffect(() => {
    if (key === undefined) return undefined;
    const recordBrowserPrint = () => {
      if (!isRecorded.current) void recordPrint(key);
      isRecorded.current = false;
    };
    window.addEventListener('beforeprint', recordBrowserPrint);
    return () => window.removeEventListener('beforeprint', recordBrowserPrint);
  }, [key]);

  return {
    ...printing,
    print(title) {
      if (key === undefined) return;
      void recordPrint(key).then(() => {
        isRecorded.current = true;
        printing.print(title);
      });
    },
  };
}
