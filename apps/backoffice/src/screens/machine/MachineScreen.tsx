import { probeServer, useOnce } from '@motorpark/api';
import { TEST_TICKET_NUMBER, TEST_WAYBILL_NUMBER, type ScanResult } from '@motorpark/domain';
import {
  Button,
  Card,
  DescriptionList,
  FieldGrid,
  Inline,
  Notice,
  Page,
  PaperChoice,
  type PaperSize,
  PlainFrame,
  PrintIcon,
  PrintSheet,
  PrinterTest,
  RefreshIcon,
  Stack,
  StatusBadge,
  TextAreaField,
  toast,
  usePrint,
} from '@motorpark/ui';
import { type ReactNode, useState } from 'react';
import { href, paths } from '../../paths';
import { USUAL_PAPER, rememberPaper, rememberedPaper } from '../../shared/printing/rememberedPaper';
import { now } from '../../shared/today';
import {
  type Fact,
  type ReportPart,
  appFacts,
  canPrint,
  machineFacts,
  reportText,
  serverFacts,
  storageFacts,
} from './machineFacts';
import { ScannerCard } from './ScannerCard';
import { messages } from './messages';

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
            <Button icon={RefreshIcon} isBusy={probe === undefined} onPress={checkAgain}>
              {messages.again}
            </Button>
            <Button variant="primary" onPress={() => void copy()}>
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
            <PrinterCard isReady={canPrint()} />
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

interface FactsCardProps {
  title: string;
  facts: readonly Fact[];
  /** Shown below the facts: what is wrong, and what to do. */
  children?: ReactNode;
}

function FactsCard({ title, facts, children }: FactsCardProps) {
  return (
    <Card title={title}>
      <DescriptionList
        items={facts.map(({ term, value, works }) => ({
          term,
          value:
            works === undefined ? value : <StatusBadge status={works ? messages.works : messages.fails} />,
        }))}
      />
      {children}
    </Card>
  );
}

/** Prints a test sheet that shows whether the printer is set up for receipts. */
function PrinterCard({ isReady }: { isReady: boolean }) {
  const [paper, setPaper] = useState(() => rememberedPaper() ?? USUAL_PAPER);
  const [printedAt, setPrintedAt] = useState(now);
  const { print } = usePrint();

  function choosePaper(choice: PaperSize) {
    rememberPaper(choice);
    setPaper(choice);
  }

  function printTest() {
    setPrintedAt(now());
    void print(paper, { title: 'Printer test' });
  }

  return (
    <Card title={messages.printer}>
      <Stack gap={4}>
        {!isReady && <Notice tone="danger">{messages.cannotPrint}</Notice>}
        <p>{messages.printerAdvice}</p>
        <Inline gap={3}>
          <PaperChoice value={paper} onChange={choosePaper} />
          <Button icon={PrintIcon} isDisabled={!isReady} onPress={printTest}>
            {messages.print}
          </Button>
        </Inline>
      </Stack>
      <PrintSheet paper={paper}>
        <PrinterTest
          ticketNumber={TEST_TICKET_NUMBER}
          waybillNumber={TEST_WAYBILL_NUMBER}
          printedAt={printedAt}
        />
      </PrintSheet>
    </Card>
  );
}

/** The facts that must be loaded: the server's response and the free storage. Each is undefined while it is loading. */
function useMachine() {
  const server = useOnce(probeServer);
  const storage = useOnce(estimateStorage);
  return {
    probe: server.data,
    space: storage.data,
    checkAgain: () => {
      server.again();
      void storage.refresh();
    },
  };
}

/** Browsers provide this only over HTTPS or on localhost. */
const estimateStorage = async (): Promise<StorageEstimate | undefined> =>
  'storage' in navigator ? await navigator.storage.estimate() : undefined;
