import {
  Button,
  DescriptionList,
  Inline,
  Notice,
  PrintIcon,
  PrintSheet,
  Stack,
  usePrint,
} from '@motorpark/ui';
import { secondFactorMessages as messages } from './secondFactorMessages';

interface RecoveryCodesProps {
  codes: readonly string[];
  /** The person says that they have kept them. */
  onKept: () => void;
}

/** The recovery codes, to be printed or written down: they are shown once. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const { print } = usePrint();
  const list = (
    <DescriptionList
      items={codes.map((code, place) => ({ term: `${place + 1}`, value: code, isId: true }))}
    />
  );
  return (
    <Stack gap={4}>
      <Notice tone="warning">{messages.codes}</Notice>
      {list}
      <Inline gap={3}>
        <Button autoFocus icon={PrintIcon} onClick={() => void print('A4', { title: messages.codesTitle })}>
          {messages.print}
        </Button>
        <Button variant="primary" onClick={onKept}>
          {messages.kept}
        </Button>
      </Inline>
      <PrintSheet paper="A4">{list}</PrintSheet>
    </Stack>
  );
}
