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
  /** Called when the user confirms that they have stored the codes. */
  onStored: () => void;
}

/** Shows the recovery codes to be printed or written down. They cannot be shown again. */
export function RecoveryCodes({ codes, onStored }: RecoveryCodesProps) {
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
        <Button variant="primary" onClick={onStored}>
          {messages.kept}
        </Button>
      </Inline>
      <PrintSheet paper="A4">{list}</PrintSheet>
    </Stack>
  );
}
