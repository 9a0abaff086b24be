import { useMay, useSession, useShift, useShiftOffice } from '@motorpark/api';
import { reportName } from '@motorpark/domain';
import {
  Button,
  ButtonLink,
  Inline,
  Notice,
  Page,
  PrintedPage,
  ShiftReport,
  TextLink,
  toast,
} from '@motorpark/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { recordPath, href, paths } from '../../paths';
import { shiftLinesPath } from '../../shared/ledgerPath';
import { usePrinting } from '../../shared/printing/usePrinting';
import { FieldsDialog } from '../../shared/record/FieldsDialog';
import { NotLoaded } from '../../shared/record/NotLoaded';
import { RecordHistory } from '../../shared/record/RecordHistory';
import { toastFailure } from '../../shared/toastFailure';
import { CountedWithout } from './CountedWithout';
import { ShiftLines } from './Difference';
import { ShiftFacts } from './ShiftFacts';
import { messages } from './messages';
import { correctionForm } from './shiftForms';

/** One shift; once it is closed, its report. */
export function ShiftReportScreen() {
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  const role = useSession()?.role ?? 'admin';
  const may = useMay();
  const mayEnd = may('shift.end');
  const mayCorrect = may('shift.correct');
  const { correct, confirm } = useShiftOffice();
  const [isCorrecting, setCorrecting] = useState(false);
  const { shift, ...state } = useShift(id);
  const printing = usePrinting({ noun: 'shift', id, receipt: 'report' }, { isBeingRead: state.isRefreshing });
  const list =
    role === 'admin'
      ? { href: href(paths.admin.till), label: messages.title }
      : { href: href(paths.superAdmin.shifts), label: messages.list.title };

  if (!shift) {
    return (
      <Page title={messages.report} back={list}>
        <NotLoaded one="shift" isNamed={id !== ''} list={list} {...state} />
      </Page>
    );
  }
  const lines = <TextLink href={href(shiftLinesPath(role, shift.id))}>{messages.lines}</TextLink>;
  if (shift.status !== 'Closed') {
    return (
      <Page
        title={messages.report}
        back={list}
        actions={
          mayEnd &&
          !shift.isOwn && (
            <ButtonLink href={href(recordPath(paths.superAdmin.endShift, shift.id))}>
              {messages.ending.button(shift.person)}
            </ButtonLink>
          )
        }
      >
        <Notice tone="info">{messages.notClosed}</Notice>
        <CountedWithout shift={shift} />
        <ShiftFacts shift={shift} />
        {shift.lines && <ShiftLines lines={shift.lines} />}
        <Inline>{lines}</Inline>
      </Page>
    );
  }
  const number = reportName(shift);

  async function confirmCount() {
    try {
      await confirm(id);
      toast.success(messages.without.confirmed);
    } catch (failure) {
      toastFailure(failure);
    }
  }

  return (
    <>
      <PrintedPage
        title={messages.report}
        back={list}
        printing={printing}
        printLabel={messages.print}
        fileTitle={`${messages.report} ${number}`}
        actions={
          <>
            {lines}
            {shift.mayConfirm && (
              <Button onPress={() => void confirmCount()}>{messages.without.confirm}</Button>
            )}
            {mayCorrect && !shift.isOwn && (
              <Button onPress={() => setCorrecting(true)}>{messages.correction.button}</Button>
            )}
          </>
        }
        renderSheet={(head) => <ShiftReport shift={shift} {...head} />}
        below={<RecordHistory of={`shift ${number}`} history={shift.history} />}
      />
      {isCorrecting && (
        <FieldsDialog
          words={messages.correction}
          form={correctionForm}
          save={(form, retryKey) => correct({ id: shift.id, form, retryKey })}
          onClose={() => setCorrecting(false)}
        />
      )}
    </>
  );
}
