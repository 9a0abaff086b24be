import { useExpiredSales } from '@motorpark/api';
import { formatDateTime, formatNaira } from '@motorpark/domain';
import { Button, Notice } from '@motorpark/ui';
import { tellFailure } from '../../shared/form/tellFailure';
import { messages } from './messages';

const { expired: texts } = messages;

/** What whoever is logged in sold and whose money did not come in time, each until they say that they know. */
export function ExpiredSales() {
  const { expired, hear } = useExpiredSales();
  return expired.map((sale) => (
    <Notice
      key={sale.id}
      tone="danger"
      title={texts.title(sale.number)}
      action={
        <Button onClick={() => void tellFailure(async () => void (await hear(sale.id)), {})}>
          {texts.know}
        </Button>
      }
    >
      {texts.text(sale, formatNaira(sale.amount), formatDateTime(sale.until))}
    </Notice>
  ));
}
