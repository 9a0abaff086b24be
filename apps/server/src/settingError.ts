/** An invalid setting; the message names the setting and the values it accepts. */
export class SettingError extends Error {}
