import { useMay } from '@motorpark/api';
import { REPORTS, type ReportName } from '@motorpark/domain';
import { ButtonLink, Inline, Page } from '@motorpark/ui';
import { useSearchParams } from 'react-router-dom';
import { href, paths } from '../../paths';
import { ReportView } from './ReportView';
import { messages } from './messages';
import { REPORT_KINDS } from './reports';

/** The reports: load factor, income, no-shows and money given back (docs/reports.md). */
export function ReportsScreen() {
  const [link] = useSearchParams();
  const name = REPORTS.find((one) => one === link.get('report')) ?? 'load';
  return (
    <Page title={messages.title} actions={<ReportLinks chosen={name} link={link} />}>
      {name === 'load' && <ReportView key={name} kind={REPORT_KINDS.load} />}
      {name === 'income' && <ReportView key={name} kind={REPORT_KINDS.income} />}
      {name === 'noShows' && <ReportView key={name} kind={REPORT_KINDS.noShows} />}
      {name === 'givenBack' && <ReportView key={name} kind={REPORT_KINDS.givenBack} />}
    </Page>
  );
}

interface ReportLinksProps {
  chosen: ReportName;
  /** The current query: the links to other reports keep the period and terminal. */
  link: URLSearchParams;
}

function ReportLinks({ chosen, link }: ReportLinksProps) {
  const seesGivenBack = useMay()('giveBack.see') === true;
  const reports = REPORTS.filter((report) => report !== 'givenBack' || seesGivenBack);
  const pathOf = (report: ReportName) => {
    const query = new URLSearchParams(link);
    query.delete('by');
    query.set('report', report);
    return href(`${paths.superAdmin.reports}?${query.toString()}`);
  };
  return (
    <nav aria-label={messages.reports}>
      <Inline gap={2}>
        {reports.map((report) => (
          <ButtonLink
            key={report}
            href={pathOf(report)}
            variant={report === chosen ? 'primary' : 'secondary'}
            aria-current={report === chosen ? 'page' : undefined}
          >
            {messages.names[report]}
          </ButtonLink>
        ))}
      </Inline>
    </nav>
  );
}
