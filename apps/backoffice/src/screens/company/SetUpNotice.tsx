import { useMay, useSetUp } from '@motorpark/api';
import { SET_UP_STEPS } from '@motorpark/domain';
import { Button, ButtonLink, Inline, Notice } from '@motorpark/ui';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { href, paths } from '../../paths';
import { keepSetUp, setUpKept } from './setUpKept';
import { setUpWords as words } from './setUpWords';

/**
 * Redirects the first super admin of an empty company to the set-up, once. Afterwards shows its progress until all steps are done or the user hides the notice.
 */
export function SetUpNotice() {
  const may = useMay('company.setUp') === true;
  const [stored, setStored] = useState(setUpKept);
  const { done } = useSetUp({ isOff: !may || stored === 'hidden' });
  const isComplete = done?.length === SET_UP_STEPS.length;
  useEffect(() => {
    if (isComplete) keepSetUp('hidden');
  }, [isComplete]);

  if (!done || isComplete || stored === 'hidden') return null;
  if (done.length === 0 && stored === undefined) return <Navigate to={paths.superAdmin.setUp} replace />;
  const hide = () => {
    keepSetUp('hidden');
    setStored('hidden');
  };
  return (
    <Notice
      tone="info"
      title={words.title}
      action={
        <Inline>
          <ButtonLink href={href(paths.superAdmin.setUp)}>{words.goOn}</ButtonLink>
          <Button onClick={hide}>{words.hide}</Button>
        </Inline>
      }
    >
      {words.progress(done.length, SET_UP_STEPS.length)}
    </Notice>
  );
}
