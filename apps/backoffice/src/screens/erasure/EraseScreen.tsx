import { findPersonalData, useErasePersonalData } from '@motorpark/api';
import {
  PHONE_EXAMPLE,
  type PersonalData,
  type PersonalRecord,
  formatDay,
  formatPhone,
  readPhone,
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
import { useState } from 'react';
import { Form } from 'react-final-form';
import { href, paths, ticketOverviewPath, waybillOverviewPath } from '../../paths';
import { useBoundField } from '../../shared/form/useBoundField';
import type { Draft } from '../../shared/record/recordKind';
import { runStep } from '../../shared/form/runStep';
import { messages } from './messages';

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
  const [data, setData] = useState<PersonalData>();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);

  const look = async ({ phone = '' }: Draft) => {
    setData(undefined);
    return await runStep(async () => setData(await findPersonalData(phone)), NAMES);
  };

  async function confirm({ phone }: PersonalData) {
    setBusy(true);
    await runStep(async () => {
      const { hasMore } = await erase(phone);
      toast.success(messages.done);
      setData(hasMore ? await findPersonalData(phone) : undefined);
    }, NAMES);
    setBusy(false);
    setAsking(false);
  }

  return (
    <>
      <Form<Draft>
        initialValues={START}
        validate={({ phone = '' }) => (readPhone(phone) === undefined ? { phone: PHONE_EXAMPLE } : {})}
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
      {data && <FoundData data={data} onErase={() => setAsking(true)} />}
      {data && isAsking && (
        <ConfirmDialog
          title={messages.confirm.title(formatPhone(data.phone))}
          notes={messages.confirm.notes}
          confirmLabel={messages.confirm.confirm}
          isBusy={isBusy}
          onConfirm={() => confirm(data)}
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
              <Button variant="danger" onClick={onErase}>
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
