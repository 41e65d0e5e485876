import type { Active, Announcements, Over } from '@dnd-kit/core'
import { useMemo } from 'react'
import { useWords } from '#kit/i18n.ts'
import type { SortableRecord } from '#features/menus/sort/sort-list.tsx'

type List = { records: ReadonlyMap<number, SortableRecord>; ids: readonly number[] }

/** What screen readers hear while a row is moved, and how it is done. */
export function useSpokenMoves({ records, ids }: List) {
  const t = useWords('menuItems')
  return useMemo(() => {
    const count = ids.length
    const nameOf = ({ id }: Active) => records.get(Number(id))?.name ?? ''
    const placeOf = ({ id }: Active | Over) => ids.indexOf(Number(id)) + 1
    const announcements: Announcements = {
      onDragStart: ({ active }) => t('sort.spoken.lifted', { name: nameOf(active), place: placeOf(active), count }),
      onDragOver: ({ active, over }) =>
        over ? t('sort.spoken.over', { name: nameOf(active), place: placeOf(over), count }) : undefined,
      onDragEnd: ({ active, over }) =>
        t('sort.spoken.dropped', { name: nameOf(active), place: placeOf(over ?? active), count }),
      onDragCancel: ({ active }) => t('sort.spoken.cancelled', { name: nameOf(active), place: placeOf(active), count }),
    }
    return { announcements, screenReaderInstructions: { draggable: t('sort.spoken.how') } }
  }, [records, ids, t])
}
