import { useSession } from '@motorpark/api';
import { ButtonLink, Card, Inline, Page, TicketIcon } from '@motorpark/ui';
import { href, paths } from '../../paths';
import { SampleCards } from './SampleCards';
import { SampleOperations } from './SampleOperations';
import { SAMPLE_SHIPMENTS, STAFF_FIGURES } from './samples';

/** The terminal's dashboard (specification section 2.11): a welcome, the day's figures, the newest operations. */
export function StaffDashboardScreen() {
  const session = useSession();
  const { toReview, deliveredThisWeek } = SAMPLE_SHIPMENTS;

  return (
    <Page
      title="Dashboard"
      actions={
        <ButtonLink variant="primary" icon={TicketIcon} href={href(paths.admin.bookTicket)}>
          Create Ticket
        </ButtonLink>
      }
    >
      <Card title={`Welcome, ${session?.name ?? 'Admin'}`}>
        <Inline justify="between">
          <p>
            {toReview} shipments to review, {deliveredThisWeek} delivered this week (sample).
          </p>
          <ButtonLink href={href(paths.admin.waybills)}>See Waybills</ButtonLink>
        </Inline>
      </Card>
      <SampleCards label="Today" figures={STAFF_FIGURES} />
      <SampleOperations seeAllHref={href(paths.admin.operations)} />
    </Page>
  );
}
