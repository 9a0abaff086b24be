import {
  Button,
  FieldGrid,
  Inline,
  Notice,
  Page,
  PlainFrame,
  RefreshIcon,
  Stack,
  TextAreaField,
  toast,
} from '@motorpark/ui';
import { useState } from 'react';
import { href, paths } from '../../paths';
import { FactsCard } from './FactsCard';
import { PrinterCard } from './PrinterCard';
import { ScannerCard } from './ScannerCard';
import { appFacts, canPrint, machineFacts, serverFacts, storageFacts } from './machineFacts';
import { messages } from './messages';
import { type ReportPart, reportText } from './report';
import type { ScanResult } from './scanResult';
import { useMachine } from './useMachine';

/** Shows and tests what this computer can do, for a support call. Needs neither a login nor a server. */
export function MachineScreen() {
  const { probe, space, checkAgain } = useMachine();
  const [scan, setScan] = useState<ScanResult>();
  const [shownReport, setShownReport] = useState<string>();

  const app = { title: messages.app, facts: appFacts() };
  const server = { title: messages.server, facts: serverFacts(probe) };
  const storage = { title: messages.storage, facts: storageFacts(space) };
  const machine = { title: messages.machine, facts: machineFacts() };
  const hasNoStorage = storage.facts.some(({ works }) => works === false);

  async function copy() {
    const text = reportText([app, server, storage, machine, printerPart(), scannerPart(scan)]);
    try {
      await navigator.clipboard.writeText(text);
      setShownReport(undefined);
      toast.success(messages.copied);
    } catch {
      setShownReport(text);
      toast.info(messages.notCopied);
    }
  }

  return (
    <PlainFrame homeHref={href(paths.home)}>
      <Page
        title={messages.title}
        lead={messages.lead}
        actions={
          <Inline gap={2}>
            <Button icon={RefreshIcon} isBusy={probe === undefined} onClick={checkAgain}>
              {messages.again}
            </Button>
            <Button variant="primary" onClick={() => void copy()}>
              {messages.copy}
            </Button>
          </Inline>
        }
      >
        {shownReport !== undefined && (
          <TextAreaField
            label={messages.report}
            name="report"
            rows={12}
            isReadOnly
            value={shownReport}
            onChange={() => undefined}
          />
        )}
        <FieldGrid columns={2}>
          <Stack gap={4}>
            <FactsCard {...server}>
              {probe?.kind === 'none' && (
                <Notice tone="danger" title={messages.noServer}>
                  {messages.noServerAdvice}
                </Notice>
              )}
            </FactsCard>
            <FactsCard {...app} />
            <FactsCard {...storage}>
              {hasNoStorage && <Notice tone="danger">{messages.noStorage}</Notice>}
            </FactsCard>
            <FactsCard {...machine} />
          </Stack>
          <Stack gap={4}>
            <ScannerCard result={scan} onResult={setScan} />
            <PrinterCard canPrint={canPrint()} />
          </Stack>
        </FieldGrid>
      </Page>
    </PlainFrame>
  );
}

const printerPart = (): ReportPart => ({
  title: messages.printer,
  facts: [{ term: messages.printing, works: canPrint() }],
});

const scannerPart = (scan: ScanResult | undefined): ReportPart => ({
  title: messages.scanner,
  facts: scan
    ? [
        { term: 'What came', value: scan.text },
        { term: 'How fast', value: scan.pace },
        { term: 'What it is', value: scan.verdict },
      ]
    : [{ term: 'What came', value: messages.nothingScanned }],
});
