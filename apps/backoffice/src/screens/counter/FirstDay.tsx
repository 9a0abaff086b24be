import { remember, useCompany, useCounter, useOpenTill, usePin } from '@motorpark/api';
import { Button, ButtonLink, Inline, Notice } from '@motorpark/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { href, paths } from '../../paths';
import { PartsToCome } from '../../shared/PartsToCome';

const { till, counter: counterPath } = paths.admin;

const messages = {
  title: 'Before you begin',
  steps: {
    till: { label: 'Open the till', text: 'Open your till: what you sell belongs to it.', at: till },
    counter: {
      label: 'Name this computer',
      text: 'Name this computer, so that it prints on its own paper.',
      at: counterPath,
    },
    pin: {
      label: 'Choose a PIN',
      text: 'Choose a PIN: with it you unlock this computer in a second.',
      at: counterPath,
    },
  },
  hide: 'Don’t show again',
};

interface FirstDayProps {
  /** The storage key of whether it is over. */
  storageKey: string;
  /** Shown below, once it is known what is offered above, so that nothing moves. */
  children: ReactNode;
}

/** Offers a new clerk to open the till, if selling needs it, name this computer and choose a PIN, in this order, until they have a PIN or hide it. */
export function FirstDay({ storageKey, children }: FirstDayProps) {
  const [isHidden, setHidden] = useState(false);
  const openTill = useOpenTill();
  const { company, isKept } = useCompany({ revalidateIfStale: false });
  const needsTill = company?.shiftRule === 'required';
  const { counter, failure } = useCounter();
  const { pin, failure: pinFailure } = usePin();
  const hasPin = typeof pin?.setAt === 'string';
  useEffect(() => {
    if (hasPin) remember(storageKey, 'over');
  }, [hasPin, storageKey]);

  if (isHidden || hasPin || failure || pinFailure) return children;
  const isUnknown = pin === undefined || counter === undefined || (isKept !== false && !company);
  if (isUnknown) return <PartsToCome />;
  if (openTill === undefined) return children;
  const { label, text, at } = messages.steps[stepAfter(openTill !== null || !needsTill, counter !== null)];
  return (
    <>
      <Notice
        tone="info"
        title={messages.title}
        action={
          <Inline>
            <ButtonLink href={href(at)}>{label}</ButtonLink>
            <Button
              onPress={() => {
                remember(storageKey, 'over');
                setHidden(true);
              }}
            >
              {messages.hide}
            </Button>
          </Inline>
        }
      >
        {text}
      </Notice>
      {children}
    </>
  );
}

function stepAfter(hasTill: boolean, hasName: boolean): keyof typeof messages.steps {
  if (!hasTill) return 'till';
  return hasName ? 'pin' : 'counter';
}
