import { useShift, useTakeOver } from '@motorpark/api';
import type { Shift } from '@motorpark/domain';
import { ButtonLink, EmptyState, Notice, Page } from '@motorpark/ui';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { href, paths } from '../../paths';
import { NotLoaded } from '../../shared/record/NotLoaded';
import { countSalesOf } from '../../shared/outbox/diskStore';
import { CloseTill } from './CloseTill';
import { ShiftFacts } from './ShiftFacts';
import { messages } from './messages';

const TILL = { href: href(paths.admin.till), label: messages.title };

/** Counts a drawer that another clerk leaves, and takes it over (docs/shift.md). */
export function TakeOverScreen() {
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  const { shift, ...state } = useShift(id);
  const { count, witness, takeOver } = useTakeOver();

  return (
    <Page title={messages.takeOver.title} back={TILL}>
      {!shift && <NotLoaded one="drawer" isNamed={id !== ''} list={TILL} {...state} />}
      {shift?.status === 'Closed' && (
        <EmptyState
          text={messages.ending.isClosed}
          action={<ButtonLink href={TILL.href}>{messages.title}</ButtonLink>}
        />
      )}
      {shift && shift.status !== 'Closed' && (
        <>
          <ShiftFacts shift={shift} title={messages.takeOver.drawer} />
          <UnsentOfOthers shift={shift} />
          <CloseTill
            shift={shift}
            closing={{ words: messages.takeOver, count, witness, finish: takeOver, to: paths.admin.till }}
          />
        </>
      )}
    </Page>
  );
}

/** Warns of sales by the drawer's clerk that are unsent on this machine: they are sent when the clerk logs in again, which is too late for a count made now. */
function UnsentOfOthers({ shift: { person, personId, status } }: { shift: Shift }) {
  const [unsent, setUnsent] = useState(0);
  useEffect(() => {
    let isLeft = false;
    // Without IndexedDB this browser stores no unsent sales of others.
    if (personId !== undefined && 'indexedDB' in globalThis) {
      void countSalesOf(personId).then(
        (count) => isLeft || setUnsent(count),
        () => undefined,
      );
    }
    return () => void (isLeft = true);
  }, [personId]);
  if (unsent === 0 || status !== 'Open') return null;
  return <Notice tone="warning">{messages.unsent.ofOthers(person, unsent)}</Notice>;
}
