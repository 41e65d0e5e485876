import type { Active, Announcements, Over } from '@dnd-kit/core'
import { useMemo, useRef } from 'react'
import { useWords } from '#kit/i18n.ts'
import type { SortableRecord } from '#features/menus/sort/sortable-records.ts'

type List = { records: ReadonlyMap<number, SortableRecord>; ids: readonly number[] }

/** What screen readers hear while a row is moved, and how it is done. */
export function useSpokenMoves({ records, ids }: List) {
  const t = useWords('menuItems')
  const isJustLifted = useRef(false)
  return useMemo(() => {
    const count = ids.length
    const nameOf = ({ id }: Active) => records.get(Number(id))?.name ?? ''
    const placeOf = ({ id }: Active | Over) => ids.indexOf(Number(id)) + 1
    const announcements: Announcements = {
      onDragStart({ active }) {
        isJustLifted.current = true
        return t('sort.spoken.lifted', { name: nameOf(active), place: placeOf(active), count })
      },
      onDragOver({ active, over }) {
        // That a row is over its own place is told at once when it is lifted, and would talk over that it was.
        const isNews = !isJustLifted.current || over?.id !== active.id
        isJustLifted.current = false
        return over && isNews ? t('sort.spoken.over', { name: nameOf(active), place: placeOf(over), count }) : undefined
      },
      onDragEnd: ({ active, over }) =>
        t('sort.spoken.dropped', { name: nameOf(active), place: placeOf(over ?? active), count }),
      onDragCancel: ({ active }) => t('sort.spoken.cancelled', { name: nameOf(active), place: placeOf(active), count }),
    }
    return { announcements, screenReaderInstructions: { draggable: t('sort.spoken.how') } }
  }, [records, ids, t])
}
