/**
 * An instant of a clock that agrees with what is known of the time. Whatever destroys or voids by time takes one, so it cannot run by a clock that jumped: only
 * `openClock` makes one for a running server, and makes none while its clock is in doubt.
 */
export class Due extends Date {
  /** Makes the type differ from Date. */
  protected readonly isDue = true;
}
