import { useExpiredSales } from '@motorpark/api';
import { formatDateTime, formatNaira } from '@motorpark/domain';
import { Button, Notice } from '@motorpark/ui';
import { runStep } from '../../shared/form/runStep';
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
        <Button onClick={() => void runStep(async () => void (await acknowledge(sale.id)), {})}>
          {texts.know}
        </Button>
      }
    >
      {texts.text(sale, formatNaira(sale.amount), formatDateTime(sale.until))}
    </Notice>
  ));
}
