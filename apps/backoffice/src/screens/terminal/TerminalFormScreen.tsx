import {
  TERMINALS,
  failureMessage,
  useHallView,
  useHas,
  useMay,
  useOneRecord,
  useSaveRecord,
} from '@motorpark/api';
import { type Terminal, formatDateTime, terminalSchema } from '@motorpark/domain';
import { Button, Inline, Modal, Spinner, Stack, TextField, toast } from '@motorpark/ui';
import { useState } from 'react';
import { RecordFormScreen } from '../../shared/record/RecordFormScreen';
import { useRecordId } from '../../shared/record/useRecordId';
import { href } from '../../paths';
import { LoadFailure } from '../../shared/LoadFailure';
import { toastFailure } from '../../shared/toastFailure';
import { messages } from '../hall/messages';
import { hallPath } from '../hall/hallPath';
import { terminalRecord } from './terminalRecord';

/** The form where no POS terminal is sent anything. */
const withoutPos: typeof terminalRecord = {
  ...terminalRecord,
  form: {
    ...terminalRecord.form,
    fields: terminalRecord.form.fields.filter(({ name }) => name !== 'posTerminals'),
  },
};

const OPTIONS = {
  posTerminals: {
    hint: 'One a line, such as Awka 2: 2033HTE0, with the counter beside it and the provider’s ID.',
  },
};

/** A terminal's form. Where the server supports it, its hall view is managed from here. */
export function TerminalFormScreen() {
  const id = useRecordId();
  const list = useOneRecord(TERMINALS, id);
  const hasHalls = useMay()('hall.keep');
  const terminal = list.rows.find((row) => row.id === id);
  return (
    <RecordFormScreen
      {...useTerminalForm()}
      {...list}
      notice={hasHalls && terminal && <HallViewButton terminal={terminal} />}
    />
  );
}

function HallViewButton({ terminal }: { terminal: Terminal }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Inline>
      <Button onPress={() => setIsOpen(true)}>{messages.hall}</Button>
      {isOpen && <HallViewDialog terminal={terminal} onClose={() => setIsOpen(false)} />}
    </Inline>
  );
}

interface HallViewDialogProps {
  terminal: Terminal;
  onClose: () => void;
}

/** A dialog that creates and withdraws the link to a terminal's hall view. */
function HallViewDialog({ terminal, onClose }: HallViewDialogProps) {
  const { view, failure, refresh, make, isMaking, withdraw, isWithdrawing } = useHallView(terminal.id);
  const link = view?.key === undefined ? undefined : linkTo(view.key);

  return (
    <Modal
      title={messages.hallOf(terminal.name)}
      onClose={onClose}
      footer={
        <>
          {view?.madeAt !== undefined && (
            <Button
              variant="danger"
              isBusy={isWithdrawing}
              onPress={() => void toastOutcome(withdraw(), messages.withdrawn)}
            >
              {messages.withdraw}
            </Button>
          )}
          <Button
            variant={view?.madeAt === undefined ? 'primary' : 'secondary'}
            isDisabled={!view}
            isBusy={isMaking}
            onPress={() => void toastOutcome(make())}
          >
            {view?.madeAt === undefined ? messages.makeLink : messages.makeAnother}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <p>{messages.hallIs}</p>
        {failure && <LoadFailure failure={failure} fallback={messages.hallLoadFailed} refresh={refresh} />}
        {!view && !failure && <Spinner label={messages.loading} />}
        {link !== undefined && (
          <>
            <TextField
              name="link"
              label={messages.link}
              hint={messages.linkOnce}
              value={link}
              isReadOnly
              onChange={() => undefined}
            />
            <Button onPress={() => void copy(link)}>{messages.copy}</Button>
          </>
        )}
        {view && link === undefined && (
          <p>
            {view.madeAt === undefined ? messages.noLink : messages.linkSince(formatDateTime(view.madeAt))}
          </p>
        )}
      </Stack>
    </Modal>
  );
}

const linkTo = (key: string) => `${location.origin}${location.pathname}${href(hallPath(key))}`;

async function toastOutcome(work: Promise<unknown>, done?: string) {
  try {
    await work;
    if (done !== undefined) toast.success(done);
  } catch (failure) {
    toastFailure(failure, failureMessage(failure, messages.hallNotDone));
  }
}

async function copy(link: string) {
  try {
    await navigator.clipboard.writeText(link);
    toast.success(messages.copied);
  } catch {
    toast.error(messages.copyFailed);
  }
}

const RULES = { schema: terminalSchema };

export const useTerminalForm = () => ({
  kind: useHas()('pos_terminals') ? terminalRecord : withoutPos,
  options: OPTIONS,
  rules: RULES,
  save: useSaveRecord(TERMINALS).save,
});
