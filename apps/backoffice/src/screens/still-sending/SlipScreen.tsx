import { ButtonLink, EmptyState, Page, PrintedPage } from '@motorpark/ui';
import { useSearchParams } from 'react-router-dom';
import { href, paths } from '../../paths';
import { shownSale } from '../../shared/outbox/saleScreens';
import { useOutboxState } from '@motorpark/api';
import { messages } from './messages';
import { slipOf, useSlipPrinting } from './useSlip';

/** Prints a slip for a sale that is still sending; the slip says that it is no receipt. */
export function SlipScreen() {
  const [query] = useSearchParams();
  const key = query.get('id');
  const { sales, saved: savedLately } = useOutboxState();
  const found = savedLately.find((one) => one.key === key);
  const saved = found && shownSale(found);
  const known = sales.find((one) => one.key === key);
  const sale = known?.state === 'refused' || known?.state === 'discarded' ? undefined : known;
  const printing = useSlipPrinting(sale?.key);
  const back = { href: href(paths.admin.unsent), label: messages.title };

  if (sale) {
    return (
      <PrintedPage
        title={messages.slip}
        back={back}
        printing={printing}
        printLabel={messages.print}
        renderSheet={({ letterhead }) => slipOf(sale, letterhead)}
      />
    );
  }
  const why =
    known?.state === 'refused' ? messages.wasRefused(known.failure) : (saved?.text ?? messages.noSlip);
  return (
    <Page title={messages.slip} back={back}>
      <EmptyState
        text={why}
        action={
          saved && !known ? (
            <ButtonLink href={href(saved.path)}>{messages.openSaved}</ButtonLink>
          ) : (
            <ButtonLink href={back.href}>{messages.title}</ButtonLink>
          )
        }
      />
    </Page>
  );
}
