/** After how many months what is known of people may be erased by rule: complaints and claims come within the first year. */
export const RETENTION_MONTHS = { least: 12, most: 120 };

/** Whether months as they are typed are a rule: 0 keeps what is known. */
export const isRetention = (typed = ''): boolean =>
  /^\d{1,3}$/.test(typed) &&
  (Number(typed) === 0 ||
    (Number(typed) >= RETENTION_MONTHS.least && Number(typed) <= RETENTION_MONTHS.most));
