import { readWhole, writeNumber } from '@brigade/domain/kit/read-number.ts'
import type { ReactNode } from 'react'
import { NumberField } from '#features/menus/forms/number-field.tsx'

type CountFieldProps = {
  name: string
  label: string
  isRequired?: boolean
  isDisabled?: boolean
  /** What is counted, beside the number. */
  unit?: ReactNode
  /** What is said of what is no whole number. */
  problem: string
}

/** A whole number of something. */
export function CountField({ name, label, isRequired, isDisabled, unit, problem }: CountFieldProps) {
  return (
    <NumberField
      name={name}
      label={label}
      isRequired={isRequired}
      isDisabled={isDisabled}
      suffix={unit}
      inputMode="numeric"
      read={readWhole}
      write={writeNumber}
      problemOf={() => problem}
    />
  )
}
