import { useEffect, useRef } from 'react';
import { type DismissToast, toast } from '../overlay';

interface Complaint {
  /** The form's values as text when it was shown. */
  about: string;
  dismiss: DismissToast;
}

/** The toast about what is wrong with a form: it goes once that is mended, and when the form is sent again. */
export function useComplaint() {
  const shown = useRef<Complaint>(undefined);

  function withdraw() {
    shown.current?.dismiss();
    shown.current = undefined;
  }

  return {
    withdraw,
    complain(values: object, ...words: Parameters<typeof toast.error>) {
      withdraw();
      shown.current = { about: JSON.stringify(values), dismiss: toast.error(...words) };
    },
    /** Whether the form has changed since, and nothing is wrong with it now. */
    isMended: (values: object, isInvalid: boolean): boolean =>
      !isInvalid && shown.current !== undefined && shown.current.about !== JSON.stringify(values),
  };
}

interface WithdrawnComplaintProps {
  complaint: ReturnType<typeof useComplaint>;
  values: object;
  isInvalid: boolean;
}

/** Withdraws a form's complaint once what it is about is mended. */
export function WithdrawnComplaint({ complaint, values, isInvalid }: WithdrawnComplaintProps) {
  useEffect(() => {
    if (complaint.isMended(values, isInvalid)) complaint.withdraw();
  });
  return null;
}
