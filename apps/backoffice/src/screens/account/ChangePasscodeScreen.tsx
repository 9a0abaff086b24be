import { useSession } from '@motorpark/api';
import { Card, Notice, Page, Stack } from '@motorpark/ui';
import { useNavigate } from 'react-router-dom';
import { homeOf } from '../../shared/homeOf';
import { ChangePasscodeForm } from './ChangePasscodeForm';
import { messages } from './messages';

/** Changes the user's own passcode. */
export function ChangePasscodeScreen() {
  const session = useSession();
  const navigate = useNavigate();
  if (!session) return null;
  return (
    <Page title={messages.passcode.title} width="form">
      <Card>
        <Stack gap={4}>
          <Notice tone="info">{messages.passcode.note}</Notice>
          <ChangePasscodeForm onChanged={() => void navigate(homeOf(session.role))} />
        </Stack>
      </Card>
    </Page>
  );
}
