import type { Change } from '@motorpark/domain';
import { DescriptionList, type DescriptionListProps, Modal, type ModalProps, Stack } from '@motorpark/ui';
import { fetched } from '../fetched';

const RecordTimeline = fetched('RecordTimeline', () => import('./RecordTimeline'));

interface RecordDialogProps extends Pick<ModalProps, 'title' | 'footer' | 'onClose'> {
  items: DescriptionListProps['items'];
  /** Whose history it is, inside a sentence: `ticket TK-7QF3XM-K`. */
  of: string;
  /** What happened to it; nothing where the server keeps no history. */
  history: readonly Change[] | undefined;
}

/** One record at a glance over its list, with what happened to it. */
export const RecordDialog = ({ items, of, history, ...modal }: RecordDialogProps) => (
  <Modal {...modal}>
    <Stack gap={5}>
      <DescriptionList items={items} />
      {history && <RecordTimeline of={of} history={history} />}
    </Stack>
  </Modal>
);
