import type { MenuErrorCode, MenuProblem } from '@brigade/domain/menus/menus.errors.ts'
import { problemsOfCount } from '@brigade/domain/menus/menus.number-rules.ts'
import type { ReactNode } from 'react'
import { menuProblemText } from '#features/menus/problem-text.ts'
import { WholeNumberField } from '#ui/record-form/whole-number-field.tsx'

type CountFieldProps = {
  name: string
  label: string
  isRequired?: boolean
  isDisabled?: boolean
  /** What is counted, beside the number. */
  unit?: ReactNode
  most: number
  /** What is said of what is no whole number, or too large a one. */
  code: MenuErrorCode
  /** What else is wrong with it, by a rule of its own. */
  ownProblemOf?: (count: number | string) => MenuProblem | undefined
}

/** A whole number of something. */
export function CountField({ name, label, isRequired, isDisabled, unit, most, code, ownProblemOf }: CountFieldProps) {
  return (
    <WholeNumberField
      name={name}
      label={label}
      isRequired={isRequired}
      isDisabled={isDisabled}
      suffix={unit}
      problemOf={(count) => {
        const found = problemsOfCount(name, count, { most, code })[name] ?? ownProblemOf?.(count)
        return found && menuProblemText(found)
      }}
    />
  )
}
