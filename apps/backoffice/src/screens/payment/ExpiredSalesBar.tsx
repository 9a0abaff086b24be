import { useCompany, useExpiredSales } from '@motorpark/api';
import { SendingBar } from '@motorpark/ui';
import { href, paths } from '../../paths';
import { messages } from './messages';

const { expired: texts } = messages;

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
