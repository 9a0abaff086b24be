import { ButtonLink, EmptyState, Page, UnsentSlip } from '@motorpark/ui';
import { useSearchParams } from 'react-router-dom';
import { href, paths } from '../../paths';
import { SALE_KINDS } from '../../shared/outbox/saleKinds';
import { useUnsentSales } from '../../shared/outbox/unsentSales';
import { PrintedPage } from '../../shared/printing/PrintedPage';
import { usePrinting } from '../../shared/printing/usePrinting';
import { messages } from './messages';
import { useNotedSlip } from './useNotedSlip';

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
