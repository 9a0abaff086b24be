/** A setting that cannot be meant; its message says which and what would do. */
export class SettingError extends Error {}
