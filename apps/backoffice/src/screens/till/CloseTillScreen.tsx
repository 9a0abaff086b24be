import { useTill } from '@motorpark/api';
import { ButtonLink, EmptyState, Page } from '@motorpark/ui';
import { recordPath, href, paths } from '../../paths';
import { NotLoaded } from '../../shared/record/NotLoaded';
import { CloseTill } from './CloseTill';
import { UnsentNotice } from './UnsentNotice';
import { messages } from './messages';
import { useOwnShift } from './useOwnShift';
import { useUnsettled } from './useUnsettled';

const TILL = { href: href(paths.admin.till), label: messages.title };

/** Counts the user's drawer, asks for the reason of a difference, and closes the shift. */
export function CloseTillScreen() {
  const { shift, ...state } = useOwnShift();
  const unsettled = useUnsettled();
  const { count, close } = useTill();
  const isOpen = shift?.status === 'Open';

  return (
    <Page title={messages.count.title} back={TILL}>
      {shift === undefined && <NotLoaded one={messages.loadingMine} list={TILL} {...state} />}
      {shift === null && (
        <EmptyState
          text={messages.nothingOpen}
          action={<ButtonLink href={TILL.href}>{messages.title}</ButtonLink>}
        />
      )}
      {isOpen && unsettled !== undefined && <UnsentNotice text={unsettled} />}
      {shift && !(isOpen && unsettled !== undefined) && (
        <CloseTill
          shift={shift}
          closing={{
            words: { title: messages.count.title, ...messages.difference },
            count,
            finish: close,
            asksFloat: true,
            to: recordPath(paths.admin.shift, shift.id),
          }}
        />
      )}
    </Page>
  );
}
