import { readWhole, writeNumber } from '@brigade/domain/kit/read-number.ts'
import { NumberField, type NumberFieldProps } from '#ui/record-form/number-field.tsx'

/** Renders a whole number of a record. */
export function WholeNumberField(props: Omit<NumberFieldProps, 'inputMode' | 'read' | 'write'>) {
  return <NumberField {...props} inputMode="numeric" read={readWhole} write={writeNumber} />
}
