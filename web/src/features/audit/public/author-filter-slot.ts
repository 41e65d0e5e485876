import type { ComponentType } from 'react'
import { defineSlot } from '#kit/features/slot.ts'

export type AuthorFilterProps = {
  /** The id of the account. */
  chosen: number | undefined
  /** The name of the chosen person in the list, which may be an earlier one. */
  name: string | undefined
  className: string | undefined
  onChoose: (userId: number | undefined) => void
}

/** The control that finds a member of staff: the audit log knows no accounts. */
export const authorFilterSlot = defineSlot<{ Filter: ComponentType<AuthorFilterProps> }>('authorFilter', {
  translations: 'own',
})
