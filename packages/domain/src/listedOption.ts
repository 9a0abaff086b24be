/** A record as an option of a list, in the texts by which staff tell it from the others. */
export interface ListedOption {
  value: string;
  /** The option's name, which the field shows once it is chosen. Unique within the list. */
  label: string;
  /** A second line that tells it apart from the others: a phone number, a city, a vehicle. */
  hint?: string | undefined;
  /** Text at the end of the line, with aligned figures: a departure's time. */
  side?: string | undefined;
  /** Text below that: seats left and fare. */
  sideHint?: string | undefined;
  /** Search terms that find it and are not in its name: a vehicle's number. */
  keywords?: string | undefined;
}
