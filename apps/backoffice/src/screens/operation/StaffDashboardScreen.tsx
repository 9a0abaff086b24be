import { useSession, useSummary } from '@motorpark/api';
import { ButtonLink, Card, Inline, Page, Section, TextLink, TicketIcon } from '@motorpark/ui';
import type { ReactNode } from 'react';
import { href, operationPath, paths } from '../../paths';
import { today } from '../../shared/today';
import { Feed } from './Feed';
import { LiveCards } from './LiveCards';
import { SampleCards } from './SampleCards';
import { SampleOperations } from './SampleOperations';
import { TERMINAL_FIGURES } from './liveFigures';
import { messages } from './messages';
import { SAMPLE_SHIPMENTS, STAFF_FIGURES } from './samples';

const NEWEST = 6;
const { operations, operation } = paths.admin;

/** The terminal's dashboard: a welcome, the day's figures, the newest operations. */
export function StaffDashboardScreen() {
  const session = useSession();
  const day = today();
  const { summary, isSample, ...state } = useSummary({ from: day, to: day }, { refreshInterval: 60_000 });

  return (
    <Page
      title={messages.dashboard}
      actions={
        <ButtonLink variant="primary" icon={TicketIcon} href={href(paths.admin.bookTicket)}>
          Create Ticket
        </ButtonLink>
      }
    >
      <Card title={`Welcome, ${session?.name ?? 'Admin'}`}>
        <Inline justify="between">
          <p>
            {isSample ? `${shipments(SAMPLE_SHIPMENTS)} (sample)` : summary && shipments(summary.shipments)}
          </p>
          <ButtonLink href={href(paths.admin.waybills)}>See Waybills</ButtonLink>
        </Inline>
      </Card>
      {isSample ? (
        <SampleCards label={messages.today} figures={STAFF_FIGURES} />
      ) : (
        <LiveCards label={messages.today} figures={TERMINAL_FIGURES} summary={summary} {...state} />
      )}
      <Newest>
        {isSample ? (
          <SampleOperations detailsPath={operation} />
        ) : (
          <Feed filter={{}} newest={NEWEST} hrefOf={({ id }) => href(operationPath(operation, id))} />
        )}
      </Newest>
    </Page>
  );
}

const Newest = ({ children }: { children: ReactNode }) => (
  <Section title={messages.history} actions={<TextLink href={href(operations)}>{messages.seeAll}</TextLink>}>
    {children}
  </Section>
);

const shipments = ({ toReview, deliveredThisWeek }: typeof SAMPLE_SHIPMENTS): string =>
  `${toReview.toLocaleString('en-US')} shipments to review, ${deliveredThisWeek.toLocaleString('en-US')} delivered this week`;
