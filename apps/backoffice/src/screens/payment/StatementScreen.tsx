import { useSession } from '@motorpark/api';
import { Page } from '@motorpark/ui';
import { href, paths } from '../../paths';
import { messages } from './messages';
import { statementMessages as texts } from './statementMessages';
import { StatementFile } from './StatementFile';

const BACK = { admin: paths.admin.payments, super_admin: paths.superAdmin.payments } as const;

/** Matches a bank statement with the payments to confirm (docs/payment.md). */
export function StatementScreen() {
  const role = useSession()?.role ?? 'admin';
  return (
    <Page title={texts.title} lead={texts.lead} back={{ href: href(BACK[role]), label: messages.title }}>
      <StatementFile />
    </Page>
  );
}
