import { useState } from 'react';
import { Button, ButtonLink, TextAreaField } from '../controls';
import { DescriptionList, StatusBadge } from '../data';
import { Card, Inline, Page, Stack } from '../layout';
import { ConfirmDialog, Modal, toast, Toaster } from '../overlay';

type OpenDialog = 'delete' | 'correct';

export interface ConfirmationPageProps {
  /** The dialog that is open at first. */
  asks?: OpenDialog | undefined;
  /** Whether tickets have been sold on the trip. */
  isSold?: boolean;
  /** Called once the deletion was confirmed. */
  onDelete: () => void;
  /** Called with the reason of the correction. */
  onCorrect: (reason: string) => void;
}

/** A trip and the three kinds of actions on it: one that can be undone, one that needs a reason, one that loses something. */
export function ConfirmationPage({ asks, isSold = false, onDelete, onCorrect }: ConfirmationPageProps) {
  const [openDialog, setOpenDialog] = useState(asks);
  const [isRefused, setRefused] = useState(false);
  const [status, setStatus] = useState(asks === 'correct' ? 'En-route' : 'Scheduled');
  const close = () => {
    setOpenDialog(undefined);
    setRefused(false);
  };
  function confirmDelete() {
    onDelete();
    if (isSold) setRefused(true);
    else close();
  }

  return (
    <>
      <Toaster autoClose={false} />
      <Page title="Trip Details">
        <Card>
          <Stack>
            <DescriptionList
              items={[
                { term: 'Origin terminal', value: 'Awka' },
                { term: 'Destination terminal', value: 'Lagos' },
                { term: 'Travel date', value: '15 Jan 2025, 11:00 AM' },
                { term: 'Status', value: <StatusBadge status={status} /> },
              ]}
            />
            <Inline>
              {status === 'Scheduled' ? (
                <Button
                  onPress={() => {
                    setStatus('En-route');
                    toast.success('Awka - Lagos is En-route.', { toastId: 'set' });
                  }}
                >
                  En-route
                </Button>
              ) : (
                <Button onPress={() => setOpenDialog('correct')}>Back to Scheduled…</Button>
              )}
              <Button variant="danger" onPress={() => setOpenDialog('delete')}>
                Delete
              </Button>
            </Inline>
          </Stack>
        </Card>
        {openDialog === 'correct' && <WithAReason onCorrect={onCorrect} onClose={close} />}
        {openDialog === 'delete' && !isRefused && (
          <ConfirmDialog
            title="Are you sure you want to delete this trip?"
            confirmLabel="Yes, Delete"
            onConfirm={confirmDelete}
            onCancel={close}
          >
            <p>
              <b>Awka - Lagos, 15 Jan 2025, 11:00 AM</b>. This action cannot be undone.
            </p>
            <p>Traveler information, seat assignment and payment details may be lost.</p>
          </ConfirmDialog>
        )}
        {isRefused && <Refused onClose={close} />}
      </Page>
    </>
  );
}

/** Asks for a reason, and keeps the typed text when the user clicks outside. */
function WithAReason({ onCorrect, onClose }: { onCorrect: (reason: string) => void; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();

  function submit() {
    if (reason.trim() === '') return setError('Please say why the status is taken back.');
    onCorrect(reason);
    onClose();
  }

  return (
    <Modal
      title="Back to Scheduled"
      size="small"
      closesOnOutsideClick={false}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" onPress={submit}>
            Back to Scheduled
          </Button>
        </>
      }
    >
      <Stack>
        <p>
          <b>Awka - Lagos</b> was set to En-route by mistake. The correction and its reason stay in its
          history.
        </p>
        <TextAreaField
          label="Reason"
          name="reason"
          value={reason}
          error={error}
          isRequired
          onChange={setReason}
        />
      </Stack>
    </Modal>
  );
}

/** The server refused: the dialog says what prevents the deletion, and links there. */
function Refused({ onClose }: { onClose: () => void }) {
  return (
    <Modal
      title="This trip has tickets"
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>Close</Button>
          <ButtonLink variant="primary" href="#/admin/tickets">
            Go to the tickets
          </ButtonLink>
        </>
      }
    >
      <p>
        A ticket moves to another trip with Edit in the ticket list. Once none is left, the trip can be
        deleted.
      </p>
    </Modal>
  );
}
