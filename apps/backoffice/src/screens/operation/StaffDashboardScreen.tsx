import { useMay, useSession, useSummary } from '@motorpark/api';
import type { Summary } from '@motorpark/domain';
import { ButtonLink, Card, Inline, Page, Section, TextLink, TicketIcon } from '@motorpark/ui';
import { href, operationPath, paths } from '../../paths';
import { fetched } from '../../shared/fetched';
import { today } from '../../shared/today';
import { Feed } from './Feed';
import { FigureCards } from './FigureCards';
import { TERMINAL_FIGURES } from './figures';
import { messages } from './messages';

const DepartureBoard = fetched('DepartureBoard', () => import('../departure/DepartureBoard'));

const NEWEST = 6;
const { operations, operation } = paths.admin;

/** Where the clerk's day starts: what leaves the terminal, and under it the dashboard with a welcome, the day's figures, the newest operations. */
export function StaffDashboardScreen() {
  const session = useSession();
  const hasBoard = useMay('departure.see');
  const day = today();
  const { summary, ...state } = useSummary({ from: day, to: day }, { refreshInterval: 60_000 });

  return (
    <Page
      title={messages.dashboard}
      actions={
        <ButtonLink variant="primary" icon={TicketIcon} href={href(paths.admin.bookTicket)}>
          Create Ticket
        </ButtonLink>
      }
    >
      {hasBoard === true && <DepartureBoard />}
      <Card title={`Welcome, ${session?.name ?? 'Admin'}`}>
        <Inline justify="between">
          <p>{summary && shipments(summary.shipments) + (state.source === 'sample' ? ' (sample)' : '')}</p>
          <ButtonLink href={href(paths.admin.waybills)}>See Waybills</ButtonLink>
        </Inline>
      </Card>
      <FigureCards label={messages.today} figures={TERMINAL_FIGURES} summary={summary} {...state} />
      <Section
        title={messages.history}
        actions={<TextLink href={href(operations)}>{messages.seeAll}</TextLink>}
      >
        <Feed filter={{}} newest={NEWEST} hrefOf={({ id }) => href(operationPath(operation, id))} />
      </Section>
    </Page>
  );
}

const shipments = ({ toReview, deliveredThisWeek }: Summary['shipments']): string =>
  `${toReview.toLocaleString('en-US')} shipments to review, ${deliveredThisWeek.toLocaleString('en-US')} delivered this week`;
