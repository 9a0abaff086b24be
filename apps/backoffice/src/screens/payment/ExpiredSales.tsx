import { useCompany, useExpiredSales } from '@motorpark/api';
import { formatDateTime, formatNaira } from '@motorpark/domain';
import { Button, Notice, SendingBar } from '@motorpark/ui';
import { runStep } from '../../shared/form/runStep';
import { href, paths } from '../../paths';
import { messages } from './messages';

const { expired: texts } = messages;

/** Notices of the user's own sales that were not paid in time. Each is shown until the user acknowledges it. */
export function ExpiredSales() {
  const { expired, acknowledge } = useExpiredSales();
  return expired.map((sale) => (
    <Notice
      key={sale.id}
      tone="danger"
      title={texts.title(sale.number)}
      action={
        <Button onPress={() => void runStep(async () => void (await acknowledge(sale.id)), {})}>
          {texts.know}
        </Button>
      }
    >
      {texts.text(sale, formatNaira(sale.amount), formatDateTime(sale.until))}
    </Notice>
  ));
}

/** A bar in the frame that says that sales of the user were not paid in time. Loads them only if the company requires confirmations. */
export function ExpiredSalesBar() {
  const { company } = useCompany({ revalidateIfStale: false });
  return company?.confirmationRule === 'required' ? <ExpiredBar /> : null;
}

function ExpiredBar() {
  const { expired } = useExpiredSales();
  if (expired.length === 0) return null;
  return (
    <SendingBar
      tone="danger"
      title={texts.bar(expired.length)}
      text={texts.barText}
      link={{ href: href(paths.admin.payments), label: texts.barLink }}
    />
  );
}
