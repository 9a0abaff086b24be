import { probeServer, useOnce, now, USUAL_PAPER, rememberPaper, rememberedPaper } from '@motorpark/api';
import { TEST_TICKET_NUMBER, TEST_WAYBILL_NUMBER } from '@motorpark/domain';
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
  usePrint,
} from '@motorpark/ui';
import { type ReactNode, useState } from 'react';
import { href, paths } from '../../paths';
import { type Fact, computerFacts, serverFacts } from './machineFacts';
import { ScannerCard } from './ScannerCard';
import { messages } from './messages';

/** Shows whether the connection, the computer, its scanner and its printer work. Needs neither a login nor a server. */
export function MachineScreen() {
  const { data: probe, again } = useOnce(probeServer);
  const computer = computerFacts();
  return (
    <PlainFrame homeHref={href(paths.home)}>
      <Page
        title={messages.title}
        lead={messages.lead}
        actions={
          <Button icon={RefreshIcon} isBusy={probe === undefined} onPress={again}>
            {messages.again}
          </Button>
        }
      >
        <FieldGrid columns={2}>
          <Stack gap={4}>
            <FactsCard title={messages.connection} facts={serverFacts(probe)}>
              {probe?.kind === 'none' && (
                <Notice tone="danger" title={messages.noServer}>
                  {messages.noServerAdvice}
                </Notice>
              )}
            </FactsCard>
            <FactsCard title={messages.computer} facts={computer}>
              {computer.some(({ works }) => works === false) && (
                <Notice tone="danger">{messages.noStorage}</Notice>
              )}
            </FactsCard>
          </Stack>
          <Stack gap={4}>
            <ScannerCard />
            <PrinterCard />
          </Stack>
        </FieldGrid>
      </Page>
    </PlainFrame>
  );
}

interface FactsCardProps {
  title: string;
  facts: readonly Fact[];
  /** Shown below the facts: what is wrong, and what to do. */
  children?: ReactNode;
}

const FactsCard = ({ title, facts, children }: FactsCardProps) => (
  <Card title={title}>
    <DescriptionList
      items={facts.map(({ term, value, works }) => ({
        term,
        value: works === undefined ? value : <StatusBadge status={works ? messages.works : messages.fails} />,
      }))}
    />
    {children}
  </Card>
);

/** Prints a test sheet that shows whether the printer is set up for receipts. */
function PrinterCard() {
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
        <p>{messages.printerAdvice}</p>
        <Inline gap={3}>
          <PaperChoice value={paper} onChange={choosePaper} />
          <Button icon={PrintIcon} onPress={printTest}>
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
