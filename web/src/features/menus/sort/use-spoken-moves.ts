import type { Active, Announcements, Over } from '@dnd-kit/core'
import { useMemo, useRef } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import type { SortableRecord } from '#features/menus/sort/sortable-records.ts'

type List = { records: ReadonlyMap<number, SortableRecord>; ids: readonly number[] }

/** Returns the screen-reader texts for moving a row, and for how it is done. */
export function useSpokenMoves({ records, ids }: List) {
  const t = useTranslations('menuItems')
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
        // A lifted row is at once over its own place; this message would interrupt the one about lifting it.
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
