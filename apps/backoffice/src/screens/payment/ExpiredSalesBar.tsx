import { useCompany, useExpiredSales } from '@motorpark/api';
import { SendingBar } from '@motorpark/ui';
import { href, paths } from '../../paths';
import { messages } from './messages';

const { expired: texts } = messages;

/** Says in the frame that something of whoever is logged in was not paid in time; asks for it only where payments wait at all. */
export function ExpiredSalesBar() {
  const { company } = useCompany({ revalidateIfStale: false });
  return company?.confirmationRule === 'required' ? <Told /> : null;
}

function Told() {
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
