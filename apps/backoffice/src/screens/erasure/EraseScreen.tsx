import { findPersonalData, useErasePersonalData, usePreview } from '@motorpark/api';
import {
  type PersonalData,
  type PersonalRecord,
  check,
  counted,
  fieldErrors,
  formatDay,
  formatPhone,
  personalDataSchema,
} from '@motorpark/domain';
import {
  Button,
  Card,
  type Column,
  ConfirmDialog,
  DataTable,
  Inline,
  Notice,
  Page,
  PlainForm,
  Stack,
  TextField,
  toast,
} from '@motorpark/ui';
import { type Draft, useBoundField } from '@motorpark/ui/form';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { href, paths, ticketOverviewPath, waybillOverviewPath } from '../../paths';
import { runStep } from '../../shared/form/runStep';
import { toastFailure } from '../../shared/toastFailure';

/** Texts of the erasure of personal data (docs/privacy.md). */
export const messages = {
  title: 'Erase personal data',
  lead: 'For people who ask that their data is erased. First make sure that it is theirs.',
  back: 'Back to the company',
  phone: 'Phone',
  hint: 'Of the traveler, a passenger, the next of kin, the sender or the receiver.',
  find: 'Find',
  finding: 'Looking…',
  found: (phone: string) => `Tickets and waybills with ${phone}`,
  none: 'No ticket and no waybill has this phone.',
  columns: {
    number: 'Number',
    noun: 'What',
    roles: 'Has the phone',
    at: 'Date',
    route: 'Route',
    obstacle: 'To settle first',
  },
  nouns: { ticket: 'Ticket', waybill: 'Waybill' },
  free: 'Nothing',
  more: (count: number) => `The newest ${count}. There are more: look again once these are erased.`,
  blocked: 'This cannot be erased yet',
  blockedText: 'Nothing is erased until all of it can be. Settle what is listed here, then look again.',
  ready: (tickets: number, waybills: number) =>
    `${[tickets > 0 ? counted(tickets, 'ticket') : '', waybills > 0 ? counted(waybills, 'waybill') : ''].filter(Boolean).join(' and ')} can be erased`,
  readyText:
    'Erases the names, phones, addresses, e-mails, dates of birth and next of kin of everybody on them, also in their history. Numbers, routes, seats and money stay.',
  erase: 'Erase',
  confirm: {
    title: (phone: string) => `Erase what is known of ${phone}?`,
    notes: [
      'This action cannot be undone.',
      'Backups keep it until they are deleted. What was printed or exported keeps it, too.',
    ],
    confirm: 'Yes, Erase',
  },
  done: 'Personal data erased.',
};

const NAMES = { phone: 'phone' };
const START: Draft = { phone: '' };

/** Finds a person's records by phone and erases their personal data (docs/privacy.md). */
export function EraseScreen() {
  return (
    <Page
      title={messages.title}
      lead={messages.lead}
      back={{ label: messages.back, href: href(paths.superAdmin.company) }}
    >
      <Erasing />
    </Page>
  );
}

function Erasing() {
  const erase = useErasePersonalData();
  const { shown, show, hide, carryOut, isCarryingOut } = usePreview(findPersonalData, toastFailure);
  const [isAsking, setAsking] = useState(false);

  async function look(draft: Draft) {
    const { values, errors } = check(personalDataSchema, draft);
    if (errors) return errors;
    hide();
    return await runStep(() => show(values.phone), NAMES);
  }

  async function confirm() {
    await carryOut(async ({ plan: { phone } }) => {
      const { hasMore } = await erase(phone);
      toast.success(messages.done);
      await (hasMore ? show(phone) : hide());
    });
    setAsking(false);
  }

  return (
    <>
      <Form<Draft>
        initialValues={START}
        validate={(draft) => fieldErrors(personalDataSchema, draft)}
        onSubmit={look}
        render={({ handleSubmit, submitting }) => (
          <Card>
            <PlainForm label={messages.title} onSubmit={() => handleSubmit()}>
              <Stack gap={4}>
                <PhoneInput />
                <Inline>
                  <Button type="submit" variant="primary" isBusy={submitting} busyLabel={messages.finding}>
                    {messages.find}
                  </Button>
                </Inline>
              </Stack>
            </PlainForm>
          </Card>
        )}
      />
      {shown && <FoundData data={shown.plan} onErase={() => setAsking(true)} />}
      {shown && isAsking && (
        <ConfirmDialog
          title={messages.confirm.title(formatPhone(shown.plan.phone))}
          notes={messages.confirm.notes}
          confirmLabel={messages.confirm.confirm}
          isBusy={isCarryingOut}
          onConfirm={confirm}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}

const PhoneInput = () => (
  <TextField
    label={messages.phone}
    hint={messages.hint}
    type="tel"
    inputMode="tel"
    autoComplete="off"
    isRequired
    autoFocus
    {...useBoundField('phone')}
  />
);

const { columns } = messages;

const COLUMNS: Column<PersonalRecord>[] = [
  { header: columns.number, cell: ({ number }) => number, isRowHeader: true },
  { header: columns.noun, cell: ({ noun }) => messages.nouns[noun] },
  { header: columns.roles, cell: ({ roles }) => roles.join(', ') },
  { header: columns.at, cell: ({ at }) => at && formatDay(at) },
  { header: columns.route, cell: ({ route }) => route, truncate: 'twoLines' },
  {
    header: columns.obstacle,
    cell: ({ obstacle }) => obstacle || messages.free,
    cardLabel: columns.obstacle,
    isMuted: true,
  },
];

interface FoundDataProps {
  data: PersonalData;
  onErase: () => void;
}

/** Shows the records that would be erased, and what prevents it. */
function FoundData({ data, onErase }: FoundDataProps) {
  const { phone, records, hasMore } = data;
  const count = (noun: PersonalRecord['noun']) => records.filter((one) => one.noun === noun).length;
  return (
    <>
      {records.length > 0 &&
        (records.some(({ obstacle }) => obstacle !== '') ? (
          <Notice tone="warning" title={messages.blocked}>
            {messages.blockedText}
          </Notice>
        ) : (
          <Notice
            tone="info"
            title={messages.ready(count('ticket'), count('waybill'))}
            action={
              <Button variant="danger" onPress={onErase}>
                {messages.erase}
              </Button>
            }
          >
            {messages.readyText}
          </Notice>
        ))}
      <DataTable
        label={messages.found(phone)}
        columns={COLUMNS}
        rows={records}
        rowKey={({ id }) => id}
        hrefOf={({ noun, id }) => href(noun === 'ticket' ? ticketOverviewPath(id) : waybillOverviewPath(id))}
        emptyText={messages.none}
        footer={hasMore ? messages.more(records.length) : undefined}
      />
    </>
  );
}
