import type { Report, ReportName } from '@motorpark/domain';
import { Skeleton, SummaryCard, SummaryCards, TrendNote } from '@motorpark/ui';
import { messages } from './messages';
import type { ReportKind } from './reportKind';

interface ReportTotalsProps<Name extends ReportName> {
  kind: ReportKind<Name>;
  report: Report<Name> | undefined;
  /** The report of the preceding period; undefined until it has loaded. */
  before: Report<Name> | undefined;
  /** Whether `before` is loading; a placeholder then keeps its space. */
  isComparing: boolean;
  /** The preceding period as text. */
  daysBefore: string;
}

/** The totals of a report, compared with the preceding period of the same length. */
export const ReportTotals = <Name extends ReportName>(props: ReportTotalsProps<Name>) => {
  const { kind, report, before, isComparing, daysBefore } = props;
  return (
    <SummaryCards label={messages.figures}>
      {kind.figures.map(({ label, text, compared }) => {
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
