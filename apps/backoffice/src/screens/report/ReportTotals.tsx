import type { Report, ReportName } from '@motorpark/domain';
import { Skeleton, SummaryCard, SummaryCards, TrendNote } from '@motorpark/ui';
import { messages } from './messages';
import type { ReportKind } from './reportKind';

interface ReportTotalsProps<Name extends ReportName> {
  kind: ReportKind<Name>;
  report: Report<Name> | undefined;
  /** The same of the days before; undefined while it isn't known. */
  before: Report<Name> | undefined;
  /** It is on its way: its place is kept. */
  isComparing: boolean;
  /** Which days those are. */
  daysBefore: string;
}

/** What a report comes to, beside as many days before. */
export const ReportTotals = <Name extends ReportName>(props: ReportTotalsProps<Name>) => {
  const { kind, report, before, isComparing, daysBefore } = props;
  return (
    <SummaryCards label={messages.figures}>
      {kind.totals.map(({ label, text, compared }) => {
        const comparison = report && before && compared(report.total, before.total);
        return (
          <SummaryCard
            key={label}
            label={label}
            value={report ? text(report.total) : ''}
            isLoading={!report}
            {...(comparison && { note: <TrendNote {...comparison} before={daysBefore} /> })}
            {...(isComparing && { note: <Skeleton width="16ch" /> })}
          />
        );
      })}
    </SummaryCards>
  );
};
