import { type ServerProbe, probeServer } from '@motorpark/api';
import { TEST_TICKET_NUMBER, TEST_WAYBILL_NUMBER } from '@motorpark/domain';
import {
  Barcode,
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
  QrCode,
  RefreshIcon,
  Stack,
  StatusBadge,
  TextAreaField,
  TextField,
  toast,
  usePrint,
} from '@motorpark/ui';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { href, paths } from '../../paths';
import { USUAL_PAPER, rememberPaper, rememberedPaper } from '../../shared/printing/rememberedPaper';
import { now } from '../../shared/today';
import { type Burst, NO_BURST, withCharacter } from '../../shared/scan/burst';
import {
  type Fact,
  type ReportPart,
  appFacts,
  canPrint,
  machineFacts,
  reportText,
  serverFacts,
  storageFacts,
  type ScanResult,
  scanResult,
} from './machineFacts';
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
          <Button icon={PrintIcon} isDisabled={!isReady} onClick={printTest}>
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

interface ScannerCardProps {
  result: ScanResult | undefined;
  onResult: (result: ScanResult) => void;
}

/** Milliseconds without a character after which the input counts as complete. Longer than a typist's pauses, so typed input stays together too. */
const DONE_AFTER_MS = 600;

/** A field to test the scanner, which shows what was received and how fast, and codes to scan. */
function ScannerCard({ result, onResult }: ScannerCardProps) {
  const [text, setText] = useState('');
  const burst = useRef<Burst>(NO_BURST);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function done(hadEnter: boolean) {
    clearTimeout(timer.current);
    if (burst.current.text.length > 1) onResult(scanResult(burst.current, hadEnter));
    burst.current = NO_BURST;
    setText('');
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      event.preventDefault();
      return done(true);
    }
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey) return;
    clearTimeout(timer.current);
    burst.current = withCharacter(burst.current, event.key, event.timeStamp, Infinity);
    timer.current = setTimeout(() => done(false), DONE_AFTER_MS);
  }

  return (
    <Card title={messages.scanner}>
      <Stack gap={4}>
        <div onKeyDownCapture={onKeyDown}>
          <TextField
            label={messages.scanHere}
            hint={messages.scanHint}
            name="scan"
            autoComplete="off"
            value={text}
            onChange={setText}
          />
        </div>
        <DescriptionList
          missingText={messages.nothingScanned}
          items={[
            { term: 'What came', value: result?.text, isId: result !== undefined },
            { term: 'How fast', value: result?.pace },
            { term: 'What it is', value: result?.verdict },
            {
              term: messages.scanner,
              value: result && <StatusBadge status={result.works ? messages.works : messages.fails} />,
            },
          ]}
        />
        <Inline gap={4}>
          <QrCode value={TEST_TICKET_NUMBER} size={26} />
          <Barcode value={TEST_WAYBILL_NUMBER} />
        </Inline>
      </Stack>
    </Card>
  );
}

/** The facts that must be loaded: the server's response and the free storage. Each is undefined while it is loading. */
function useMachine() {
  const [probe, setProbe] = useState<ServerProbe>();
  const [space, setSpace] = useState<StorageEstimate>();
  const latest = useRef(0);

  const check = useCallback(() => {
    const round = (latest.current += 1);
    const ifLatest =
      <Answer,>(set: (answer: Answer) => void) =>
      (answer: Answer) => {
        if (round === latest.current) set(answer);
      };
    void probeServer().then(ifLatest(setProbe));
    // Browsers provide this only over HTTPS or on localhost.
    const estimate = 'storage' in navigator ? navigator.storage.estimate() : Promise.resolve(undefined);
    estimate.then(ifLatest(setSpace)).catch(() => undefined);
  }, []);

  useEffect(() => {
    check();
    return () => {
      latest.current += 1;
    };
  }, [check]);

  return {
    probe,
    space,
    checkAgain: () => {
      setProbe(undefined);
      check();
    },
  };
}
