import { Inline, StatusBadge, VisuallyHidden } from '@motorpark/ui';
import { type RefObject, useEffect, useRef } from 'react';

interface RecordFactsProps {
  /** The readable route, such as `Awka - Lagos`. */
  route: string | undefined;
  status: string | undefined;
  statusRef: RefObject<HTMLSpanElement | null>;
}

/** The route and status beside an overview's title. */
export function RecordFacts({ route, status, statusRef }: RecordFactsProps) {
  return (
    <>
      {route && <span>{route}</span>}
      {status && (
        <span ref={statusRef} tabIndex={-1}>
          <Inline gap={1}>
            <VisuallyHidden>Status</VisuallyHidden>
            <StatusBadge status={status} />
          </Inline>
        </span>
      )}
    </>
  );
}

/** Focuses a record's status after it has changed, because the button that changed it is gone. Call `expectChange` when the user requests the change. */
export function useStatusFocus(status: string | undefined) {
  const statusRef = useRef<HTMLSpanElement>(null);
  const before = useRef<{ status: string | undefined }>(undefined);

  useEffect(() => {
    if (!before.current || before.current.status === status) return;
    before.current = undefined;
    statusRef.current?.focus();
  }, [status]);

  return {
    statusRef,
    expectChange: () => {
      before.current = { status };
    },
  };
}
