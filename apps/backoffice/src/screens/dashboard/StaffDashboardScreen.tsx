import { remembered, useMay, useSees, useServerKind, useSession, useSummary, today } from '@motorpark/api';
import { MY_SHIFT, type Summary, formatWhole } from '@motorpark/domain';
import { ButtonLink, Card, FilterButtons, Inline, Page, Section, TextLink, TicketIcon } from '@motorpark/ui';
import { useState } from 'react';
import { href, recordPath, paths } from '../../paths';
import { lazyScreen } from '../../shared/lazyScreen';
import { PartsToCome } from '../../shared/PartsToCome';
import { type DashboardProps, Feed } from './Feed';
import { FigureCards } from '../operation-history/FigureCards';
import { SHIFT_FIGURES, TERMINAL_FIGURES } from '../operation-history/figures';
import { useListQuery } from '../../shared/list/useListQuery';
import { linesPath } from '../operation-history/operationHref';
import { messages } from '../operation-history/messages';

const FirstDay = lazyScreen('FirstDay', () => import('../counter/FirstDay'), <PartsToCome />);
const DepartureBoard = lazyScreen('DepartureBoard', () => import('./DepartureBoard'), <PartsToCome />);

const NEWEST = 6;
const { operations, operation } = paths.admin;
const MINE = [{ value: MY_SHIFT, label: messages.myShift }];
const TODAY = [['period', 'today']] as const;
const MY_LINES = [
  ['shift', MY_SHIFT],
  ['period', 'all'],
] as const;

/** The clerk's start page: the terminal's departures, and once they are known a welcome, the day's figures and the newest operations below them. */
export function StaffDashboardScreen({ isSample = false }: DashboardProps) {
  const session = useSession();
  const may = useMay();
  const hasBoard = useSees()('departure.see');
  const firstDayKey = `firstDay ${session?.personId}`;
  const [isFirstDay] = useState(session?.personId !== undefined && remembered(firstDayKey) === undefined);
  const hasFirstDay = may('shift.open') && may('counter.name') && may('pin.set');
  const day = today();
  const hasShifts = may('shift.open');
  const { chosen, narrow } = useListQuery({ filters: ['shift'] });
  const isMine = hasShifts && chosen('shift') === MY_SHIFT;
  const { summary, ...state } = useSummary(isMine ? { shiftId: MY_SHIFT } : { from: day, to: day }, {
    refreshInterval: 60_000,
  });
  const isComing = useServerKind() === undefined && !state.failure;

  const below = (
    <>
      <Card title={`Welcome, ${session?.name ?? 'Admin'}`}>
        <Inline justify="between">
          <p>{summary && shipments(summary.shipments) + (isSample ? ' (sample)' : '')}</p>
          <ButtonLink href={href(paths.admin.waybills)}>See Waybills</ButtonLink>
        </Inline>
      </Card>
      {hasShifts && (
        <FilterButtons
          label={messages.period}
          options={MINE}
          value={isMine ? MY_SHIFT : undefined}
          onChange={(shift) => narrow('shift', shift)}
        />
      )}
      <FigureCards
        label={isMine ? messages.myShift : messages.today}
        figures={isMine ? SHIFT_FIGURES : TERMINAL_FIGURES}
        summary={summary}
        isSample={isSample}
        linesAt={(type) => linesPath(operations, isMine ? MY_LINES : TODAY, type)}
        {...state}
      />
      <Section
        title={messages.history}
        actions={<TextLink href={href(operations)}>{messages.seeAll}</TextLink>}
      >
        <Feed
          filter={{}}
          newest={NEWEST}
          isSample={isSample}
          hrefOf={({ id }) => href(recordPath(operation, id))}
        />
      </Section>
    </>
  );
  const board = <DepartureBoard>{below}</DepartureBoard>;

  return (
    <Page
      title={messages.dashboard}
      actions={
        <ButtonLink variant="primary" icon={TicketIcon} keyHint="Alt+N" href={href(paths.admin.bookTicket)}>
          Create Ticket
        </ButtonLink>
      }
    >
      {isComing && <PartsToCome />}
      {!isComing && !hasBoard && below}
      {hasBoard &&
        (isFirstDay && hasFirstDay ? <FirstDay storageKey={firstDayKey}>{board}</FirstDay> : board)}
    </Page>
  );
}

const shipments = ({ toReview, deliveredThisWeek }: Summary['shipments']): string =>
  `${formatWhole(toReview)} shipments to review, ${formatWhole(deliveredThisWeek)} delivered this week`;
