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
  /** The unit, shown beside the number. */
  unit?: ReactNode
  most: number
  /** The problem with text that is not a whole number, or with a number that is too large. */
  code: MenuErrorCode
  /** Returns another problem with the number, by a rule of the field. */
  ownProblemOf?: (count: number | string) => MenuProblem | undefined
}

/** Shows a field for a whole number. */
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
