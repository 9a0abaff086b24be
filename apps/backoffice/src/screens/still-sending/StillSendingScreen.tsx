import {
  type Unsent,
  factLine,
  hasUnfinished,
  reopenSale,
  isDiscardable,
  openOutbox,
  readSession,
  useOutboxState,
} from '@motorpark/api';
import { SAY_WHY, formatDateTime } from '@motorpark/domain';
import {
  Button,
  ButtonLink,
  type Column,
  ConfirmDialog,
  DataTable,
  Inline,
  type MenuItem,
  Notice,
  Page,
  PrintIcon,
  PrintSheet,
  Section,
  Stack,
  StatusBadge,
  TextLink,
  toast,
} from '@motorpark/ui';
import { ReasonDialog } from '@motorpark/ui/form';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { href, paths, recordPath } from '../../paths';
import { messages as outboxMessages } from '../../shared/outbox/messages';
import { SALE_SCREENS, shownSale } from '../../shared/outbox/saleScreens';
import { confirmWithReason } from '../../shared/history/confirmWithReason';
import { wasJustSaved } from '../../shared/printing/wasJustSaved';
import { messages } from './messages';
import { slipOf, useSlipPrinting } from './useSlip';

const { notes, ...words } = messages.confirm;

function nameOf({ kind, facts }: Unsent) {
  return `${messages.kinds[kind]}: ${facts[0]?.value ?? ''}`;
}

const columns: Column<Unsent>[] = [
  {
    header: 'Entry',
    cell: nameOf,
    isRowHeader: true,
  },
  {
    header: 'Details',
    cell: ({ facts }) => factLine(facts.slice(1)),
    truncate: true,
  },
  { header: 'Since', cell: ({ since }) => formatDateTime(new Date(since).toISOString()), cardLabel: 'Since' },
  { header: 'State', cell: ({ state }) => <StatusBadge status={messages.states[state]} />, card: 'badge' },
  {
    header: 'Last answer',
    cell: ({ state, failure }) => failure ?? (state === 'discarded' ? messages.isDiscarded : undefined),
  },
];

/** The user's sales on this machine that are not saved yet, and the actions on each (docs/decisions/retry-keys.md). */
export function StillSendingScreen() {
  const { sales, saved, unreadable, isDurable, isKnown } = useOutboxState();
  const navigate = useNavigate();
  const isJustSaved = wasJustSaved(useLocation().state);
  // They come oldest first.
  const [newest] = useState(() => sales.at(-1)?.key);
  const justEntered = isJustSaved ? newest : undefined;
  const [toDiscard, setToDiscard] = useState<Unsent>();
  const [toReplace, setToReplace] = useState<Unsent>();
  const [isBusy, setBusy] = useState(false);

  const outbox = async () => await openOutbox(readSession()?.personId ?? '');

  async function tryNow() {
    setBusy(true);
    await (await outbox()).sendAll();
    setBusy(false);
  }

  /** The sale stays in this list until it is saved, so that leaving the form does not lose it. */
  async function putRight(sale: Unsent) {
    reopenSale(sale);
    await navigate(SALE_SCREENS[sale.kind].form);
  }

  async function discard({ key }: Unsent, reason: string) {
    const isNoted = await (await outbox()).discard(key, reason);
    setToDiscard(undefined);
    if (isNoted) toast.success(messages.discarded);
    else toast.error(messages.noDiscard);
  }

  const menu = (sale: Unsent): MenuItem[] => [
    sale.state === 'refused'
      ? {
          label: messages.openForm,
          onSelect: () => (hasUnfinished(sale) ? setToReplace(sale) : void putRight(sale)),
        }
      : {
          label: messages.printSlip,
          onSelect: () => void navigate(recordPath(paths.admin.unsentSlip, sale.key)),
        },
    {
      label: messages.discard,
      tone: 'danger',
      disabledReason: isDiscardable(sale) ? undefined : messages.noDiscard,
      onSelect: () => setToDiscard(sale),
    },
  ];
  const menuOf = (sale: Unsent): MenuItem[] => (sale.state === 'discarded' ? [] : menu(sale));

  return (
    <Page
      title={messages.title}
      lead={messages.lead}
      actions={
        <Inline>
          {justEntered !== undefined && <JustEntered saleKey={justEntered} />}
          <Button
            variant={justEntered === undefined ? 'primary' : 'secondary'}
            isDisabled={isBusy || sales.length === 0}
            onPress={() => void tryNow()}
          >
            {messages.tryNow}
          </Button>
        </Inline>
      }
    >
      {!isDurable && <Notice tone="warning">{outboxMessages.notKept}</Notice>}
      {unreadable > 0 && <Notice tone="warning">{messages.unreadable(unreadable)}</Notice>}
      <DataTable
        label={messages.title}
        columns={columns}
        rows={[...sales]}
        rowKey={({ key }) => key}
        rowMenu={menuOf}
        isLoading={!isKnown}
        emptyText={messages.empty}
      />
      {saved.length > 0 && (
        <Section title={messages.saved}>
          <Stack gap={2}>
            {saved.map((sale) => (
              <TextLink key={sale.key} href={href(shownSale(sale).path)}>
                {shownSale(sale).text}
              </TextLink>
            ))}
          </Stack>
        </Section>
      )}
      {toReplace && (
        <ConfirmDialog
          {...messages.replace(SALE_SCREENS[toReplace.kind].one)}
          onConfirm={() => putRight(toReplace)}
          onCancel={() => setToReplace(undefined)}
        />
      )}
      {toDiscard && (
        <ReasonDialog
          missing={SAY_WHY}
          {...words}
          tone="danger"
          onConfirm={confirmWithReason((reason) => discard(toDiscard, reason))}
          onClose={() => setToDiscard(undefined)}
        >
          <p>
            <strong>{nameOf(toDiscard)}</strong>, {factLine(toDiscard.facts.slice(1))}
          </p>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </ReasonDialog>
      )}
    </Page>
  );
}

/** Prints the slip of the sale that was just entered, with the focus, so that Enter prints, as after a saved sale; once it is saved, it leads to its receipt. */
function JustEntered({ saleKey }: { saleKey: string }) {
  const { sales, saved: savedLately } = useOutboxState();
  const saved = savedLately.find(({ key }) => key === saleKey);
  const sale = sales.find(
    ({ key, state }) => key === saleKey && state !== 'refused' && state !== 'discarded',
  );
  const { paper, letterhead, print } = useSlipPrinting(sale?.key);
  const button = useRef<HTMLButtonElement>(null);
  const isPrintable = sale !== undefined && letterhead !== undefined;
  useEffect(() => {
    if (isPrintable) button.current?.focus();
  }, [isPrintable]);

  if (saved) return <ButtonLink href={href(shownSale(saved).path)}>{messages.openSaved}</ButtonLink>;
  if (!isPrintable) return null;
  return (
    <>
      <Button ref={button} variant="primary" icon={PrintIcon} onPress={() => print(messages.slip)}>
        {messages.printSlip}
      </Button>
      <PrintSheet paper={paper}>{slipOf(sale, letterhead)}</PrintSheet>
    </>
  );
}
