import { findPersonalData, useErasePersonalData } from '@motorpark/api';
import { PHONE_EXAMPLE, type PersonalData, formatPhone, readPhone } from '@motorpark/domain';
import { Button, Card, ConfirmDialog, Inline, Page, PlainForm, Stack, TextField, toast } from '@motorpark/ui';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { href, paths } from '../../paths';
import { useBoundField } from '../../shared/form/useBoundField';
import type { Draft } from '../../shared/record/recordKind';
import { runStep } from '../../shared/form/runStep';
import { FoundData } from './FoundData';
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
          onConfirm={() => void confirm(data)}
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
