declare module 'virtual:declarations' {
  import type { SBType } from 'storybook/internal/types';

  /** A prop of a component. */
  export interface Prop {
    name: string;
    /** Its type as it is declared, without `undefined`. */
    written: string;
    /** What its control writes. */
    type: SBType;
    isRequired: boolean;
    description: string;
  }

  /** The declaration of each type of the library and of the domain, by its name. */
  export const declarations: Readonly<Record<string, string>>;
  /** The props of each component of the library, by its name. */
  export const props: Readonly<Record<string, readonly Prop[]>>;
}
