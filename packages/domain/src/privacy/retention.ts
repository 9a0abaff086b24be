/** Limits of the retention period, in months: complaints and claims are made within the first year. */
export const RETENTION_MONTHS = { least: 12, most: 120 };

/** Whether the typed number of months is a valid retention period; 0 keeps personal data indefinitely. */
export const isRetention = (typed = ''): boolean =>
  /^\d{1,3}$/.test(typed) &&
  (Number(typed) === 0 ||
    (Number(typed) >= RETENTION_MONTHS.least && Number(typed) <= RETENTION_MONTHS.most));
