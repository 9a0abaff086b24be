import {
  Button,
  ButtonLink,
  EmptyState,
  Inline,
  Page,
  PaperChoice,
  PaperPreview,
  PrintIcon,
  PrintSheet,
  Thumb,
  UnsentSlip,
} from '@motorpark/ui';
import { useSearchParams } from 'react-router-dom';
import { href, paths } from '../../paths';
import { SALE_KINDS } from '../../shared/outbox/saleKinds';
import { useUnsentSales } from '../../shared/outbox/unsentSales';
import { usePrinting } from '../../shared/printing/usePrinting';
import { NoLetterhead } from '../../shared/record/NoLetterhead';
import { messages } from './messages';

/** What can be printed of a sale that is still sending, and says that it is no receipt. */
export function SlipScreen() {
  const [query] = useSearchParams();
  const { sales } = useUnsentSales();
  const { paper, choosePaper, letterhead, print } = usePrinting();
  const sale = sales.find(({ key, state }) => key === query.get('id') && state !== 'refused');
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
  if (!letterhead) {
    return (
      <Page title={messages.slip} back={back}>
        <NoLetterhead />
      </Page>
    );
  }
  const slip = (
    <UnsentSlip
      one={SALE_KINDS[sale.kind].one}
      facts={[...sale.facts]}
      letterhead={letterhead}
      since={new Date(sale.since).toISOString()}
    />
  );
  return (
    <Page
      title={messages.slip}
      back={back}
      actions={
        <Inline gap={3}>
          <PaperChoice value={paper} onChange={choosePaper} />
          <Thumb>
            <Button variant="primary" icon={PrintIcon} onClick={() => print(messages.slip)}>
              {messages.print}
            </Button>
          </Thumb>
        </Inline>
      }
    >
      <PaperPreview size={paper} label={messages.slip}>
        {slip}
      </PaperPreview>
      <PrintSheet paper={paper}>{slip}</PrintSheet>
    </Page>
  );
}
