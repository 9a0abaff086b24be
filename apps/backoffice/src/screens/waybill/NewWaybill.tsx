import { type Session, type Terminal, terminalOf, type WaybillDraft } from '@motorpark/domain';
import { Button, Notice } from '@motorpark/ui';
import { useEffect, useState } from 'react';
import { href, paths } from '../../paths';
import { LostAnswer } from '../../shell/draft/LostAnswer';
import { WaybillWizard, type WaybillWizardState } from './WaybillWizard';
import { messages } from './messages';
import { unansweredWaybill, useTakeInWaybill } from './useTakeInWaybill';
import { newWaybill, waybillDrafts } from './waybillDraft';

interface NewWaybillProps {
  /** Whose draft it is. */
  owner: string;
  session: Session;
  terminals: readonly Terminal[];
}

/** Takes a parcel in. What was typed is kept until it is: for a reload, a lost connection, a session that ended. */
export function NewWaybill({ owner, session, terminals }: NewWaybillProps) {
  const { isSending, ...task } = useTakeInWaybill(terminals);
  const [empty] = useState(() => newWaybill(terminals, terminalOf(session)));
  const [kept, setKept] = useState(() => waybillDrafts.readDraft(owner));

  return (
    <WaybillWizard
      task={task}
      start={{ values: kept?.values ?? empty, step: kept?.step ?? 0 }}
      terminals={terminals}
    >
      {({ restart, ...state }) => (
        <>
          <DraftKeeper owner={owner} empty={empty} {...state} />
          {!state.isDone && !isSending && <UnansweredWaybill values={state.values} />}
          {kept && (
            <Notice
              tone="info"
              action={
                <Button
                  onClick={() => {
                    waybillDrafts.dropDraft();
                    setKept(undefined);
                    restart(empty);
                  }}
                >
                  {messages.startOver}
                </Button>
              }
            >
              {messages.kept}
            </Notice>
          )}
        </>
      )}
    </WaybillWizard>
  );
}

interface DraftKeeperProps extends Omit<WaybillWizardState, 'restart'> {
  owner: string;
  /** An untouched form is not worth keeping. */
  empty: WaybillDraft;
}

function DraftKeeper({ owner, empty, step, values, isDone }: DraftKeeperProps) {
  useEffect(() => {
    if (!isDone && JSON.stringify(values) !== JSON.stringify(empty)) {
      waybillDrafts.keepDraft({ owner, step, values });
    }
  }, [owner, empty, step, values, isDone]);
  return null;
}

function UnansweredWaybill({ values }: { values: WaybillDraft }) {
  const unanswered = unansweredWaybill(values);
  if (!unanswered) return null;
  return (
    <LostAnswer
      one="waybill"
      done="made"
      isSame={unanswered === 'this'}
      list={{ href: href(paths.admin.waybills), label: messages.list }}
    />
  );
}
