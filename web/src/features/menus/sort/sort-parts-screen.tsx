import type { SortOrder } from '@brigade/domain/menus/menus.writes.ts'
import type { ComponentProps } from 'react'
import { useSaveOrder } from '#features/menus/menus.mutations.ts'
import { SortScreen } from '#features/sorting/public/sort-screen.tsx'

type SortPartsScreenProps = Omit<ComponentProps<typeof SortScreen>, 'save'> & {
  /** The kind and the parent of the sorted list. */
  target: Omit<SortOrder, 'ids'>
}

/** Sorts the parts of one parent: menus, categories, items, sides or modifier groups. */
export function SortPartsScreen({ target, ...screen }: SortPartsScreenProps) {
  const saveOrder = useSaveOrder()
  return <SortScreen {...screen} save={(ids) => saveOrder({ ...target, ids })} />
}
