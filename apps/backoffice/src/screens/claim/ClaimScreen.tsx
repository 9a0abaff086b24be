import {
  CLAIM_LIST,
  claimAnswerWire,
  getClaimFile,
  useAnswerClaim,
  useClaim,
  useMay,
  useOpenTill,
  useSaveClaimFile,
} from '@motorpark/api';
import {
  CLAIM_ANSWER,
  CLAIM_ANSWERS,
  CLAIM_FIELDS,
  type Claim,
  claimAnswerSchema,
  formatDateTime,
  formatField,
  formatNaira,
  formatPhone,
  whyNoAnswer,
} from '@motorpark/domain';
import {
  Button,
  ButtonLink,
  Card,
  Columns,
  DescriptionList,
  Inline,
  Notice,
  Page,
  StatusBadge,
  TextLink,
  lazyPart,
} from '@motorpark/ui';
import { fieldsForm } from '@motorpark/ui/form';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { href, paths, ticketOverviewPath, waybillOverviewPath } from '../../paths';
import { saveFile } from '../../shared/file/saveFile';
import { FieldsDialog } from '../../shared/record/FieldsDialog';
import { NotLoaded } from '../../shared/record/NotLoaded';
import { RecordHistory } from '../../shared/record/RecordHistory';
import { useArea } from '../../shared/useArea';
import { messages } from './messages';

const FileDialog = lazyPart('FileDialog', () => import('../../shared/file/FileDialog'));

const ANSWER = fieldsForm(CLAIM_ANSWER, claimAnswerSchema, claimAnswerWire, {
  status: { kind: 'radio', answers: CLAIM_ANSWERS, isWide: true },
  accepted: { kind: 'amount', hint: 'Leave it empty if the claim is rejected.', isWide: true },
  answer: { kind: 'note', placeholder: 'What the customer is told', isWide: true },
});

/** One claim with its answer, the expense that pays it, and its history. */
export function ClaimScreen() {
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  const area = useArea();
  const { claim, ...state } = useClaim(id);
  const list =
    area === paths.admin
      ? { href: href(area.waybills), label: messages.back }
      : { href: href(paths.superAdmin.claims), label: messages.title };
  if (!claim) {
    return (
      <Page title={messages.details} back={list}>
        <NotLoaded one="claim" isNamed={id !== ''} list={list} {...state} />
      </Page>
    );
  }
  const { number, status } = claim;
  return (
    <Page
      title={messages.claim(number)}
      back={list}
      facts={<StatusBadge status={status} />}
      actions={<ClaimActions claim={claim} />}
    >
      <ClaimDetails claim={claim} />
      <RecordHistory of={`claim ${number}`} history={claim.history} />
    </Page>
  );
}

function ClaimActions({ claim }: { claim: Claim }) {
  const { id, version, number, status, fileType, isOwn, expense, accepted = 0 } = claim;
  const payment = new URLSearchParams({ claim: number, amount: CLAIM_ANSWER.accepted.kind.edit(accepted) });
  const may = useMay();
  const area = useArea();
  const answer = useAnswerClaim();
  const { save, isSaving } = useSaveClaimFile();
  const [open, setOpen] = useState<'answer' | 'photo'>();
  const close = () => setOpen(undefined);
  const isPaidByStaff = area === paths.admin && status === 'Accepted' && !expense && !isOwn;
  return (
    <Inline gap={2}>
      {fileType && (
        <Button onPress={() => saveFile(messages.photoOf(number), fileType, () => getClaimFile(id))}>
          {messages.savePhoto}
        </Button>
      )}
      {status === 'Open' && may('claim.record') && (
        <Button onPress={() => setOpen('photo')}>{messages.attach}</Button>
      )}
      {may('claim.answer') && whyNoAnswer(claim) === undefined && (
        <Button variant="primary" onPress={() => setOpen('answer')}>
          {status === 'Open' ? messages.answer : messages.changeAnswer}
        </Button>
      )}
      {isPaidByStaff && may('expense.enter') && <PaymentLinks payment={payment} />}
      {open === 'photo' && (
        <FileDialog
          title={messages.photoOf(number)}
          hasFile={fileType !== undefined}
          save={(file) => save({ id, version, file })}
          isSaving={isSaving}
          onClose={close}
        />
      )}
      {open === 'answer' && (
        <FieldsDialog
          words={messages.answering}
          form={ANSWER}
          save={(form) => answer({ id, version, form })}
          onClose={close}
        />
      )}
    </Inline>
  );
}

/** Pays it out of the user's open drawer, or without one by an expense that is only entered. `payment` is the claim's number and amount. */
function PaymentLinks({ payment }: { payment: URLSearchParams }) {
  const till = useOpenTill();
  return (
    <>
      <ButtonLink
        variant={till ? 'secondary' : 'primary'}
        href={href(`${paths.admin.editExpense}?${payment}`)}
      >
        {till ? messages.paidOtherwise : messages.expense}
      </ButtonLink>
      {till && (
        <ButtonLink variant="primary" href={href(`${paths.admin.till}?${payment}`)}>
          {messages.payFromDrawer}
        </ButtonLink>
      )}
    </>
  );
}

function ClaimDetails({ claim }: { claim: Claim }) {
  const may = useMay();
  const area = useArea();
  const { record, recordId, recordNoun, answer, accepted, expense } = claim;
  const overview = recordNoun === 'ticket' ? ticketOverviewPath : waybillOverviewPath;
  const isToPay = claim.status === 'Accepted' && !expense;
  const obstacle = may('claim.answer') && claim.status === 'Open' ? whyNoAnswer(claim) : undefined;
  const field = (name: 'kind' | 'details' | 'worth' | 'lateReason') => ({
    term: CLAIM_FIELDS[name].label,
    value: formatField(CLAIM_FIELDS, name, claim),
  });
  return (
    <>
      {obstacle && <Notice tone="info">{obstacle}</Notice>}
      {isToPay && area === paths.superAdmin && <Notice tone="info">{messages.paidByTerminal}</Notice>}
      {isToPay && area === paths.admin && claim.isOwn && (
        <Notice tone="info">{messages.paidByColleague}</Notice>
      )}
      <Columns
        asideLabel={messages.decision}
        aside={
          <Card title={messages.decision}>
            {answer === undefined ? (
              <p>{messages.none}</p>
            ) : (
              <DescriptionList
                items={[
                  { term: CLAIM_ANSWER.answer.label, value: answer },
                  ...(accepted === undefined
                    ? []
                    : [{ term: CLAIM_ANSWER.accepted.label, value: formatNaira(accepted) }]),
                  ...(expense
                    ? [
                        { term: 'Expense', value: formatNaira(expense.amount) },
                        { term: 'Status of the expense', value: <StatusBadge status={expense.status} /> },
                      ]
                    : []),
                ]}
              />
            )}
          </Card>
        }
      >
        <Card title={messages.facts}>
          <DescriptionList
            layout="stacked"
            items={[
              {
                term: CLAIM_FIELDS.record.label,
                value: (
                  <TextLink href={href(overview(recordId, area))} isInline>
                    {record}
                  </TextLink>
                ),
              },
              { term: 'Route', value: `${claim.origin} to ${claim.destination}` },
              { term: CLAIM_LIST.claimant.header, value: claim.claimant },
              { term: CLAIM_LIST.claimantPhone.header, value: formatPhone(claim.claimantPhone) },
              field('kind'),
              field('details'),
              field('worth'),
              ...(claim.lateReason === undefined ? [] : [field('lateReason')]),
              { term: 'Recorded by', value: claim.recordedBy },
              { term: 'Recorded', value: formatDateTime(claim.recordedAt) },
            ]}
          />
        </Card>
      </Columns>
    </>
  );
}
