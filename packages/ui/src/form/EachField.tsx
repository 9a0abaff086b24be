import { type Fields, fieldNames } from '@motorpark/domain';
import { Fragment, type ReactNode } from 'react';

interface EachFieldProps<F extends Fields> {
  of: F;
  /** The input of each field; leaving one out does not compile. */
  inputs: Readonly<Record<keyof F, ReactNode>>;
}

/** Custom inputs in the order of their table; plain ones are `RecordFields`. */
export const EachField = <F extends Fields>({ of, inputs }: EachFieldProps<F>) =>
  fieldNames(of).map((name) => <Fragment key={name}>{inputs[name]}</Fragment>);
