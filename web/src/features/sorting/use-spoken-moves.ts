import type { Active, Announcements, Over } from '@dnd-kit/core'
import { useMemo, useRef } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import type { SortableRecord } from '#features/sorting/public/sortable-record.ts'

type List = { records: ReadonlyMap<number, SortableRecord>; ids: readonly number[] }

/** Returns the screen-reader texts for moving a row, and for how it is done. */
export function useSpokenMoves({ records, ids }: List) {
  const t = useTranslations('sorting')
  const isJustLifted = useRef(false)
  return useMemo(() => {
    const count = ids.length
    const nameOf = ({ id }: Active) => records.get(Number(id))?.name ?? ''
    const placeOf = ({ id }: Active | Over) => ids.indexOf(Number(id)) + 1
    const announcements: Announcements = {
      onDragStart({ active }) {
        isJustLifted.current = true
        return t('spoken.lifted', { name: nameOf(active), place: placeOf(active), count })
      },
      onDragOver({ active, over }) {
        // A lifted row is at once over its own place; this message would interrupt the one about lifting it.
        const isNews = !isJustLifted.current || over?.id !== active.id
        isJustLifted.current = false
        return over && isNews ? t('spoken.over', { name: nameOf(active), place: placeOf(over), count }) : undefined
      },
      onDragEnd: ({ active, over }) =>
        t('spoken.dropped', { name: nameOf(active), place: placeOf(over ?? active), count }),
      onDragCancel: ({ active }) => t('spoken.cancelled', { name: nameOf(active), place: placeOf(active), count }),
    }
    return { announcements, screenReaderInstructions: { draggable: t('spoken.how') } }
  }, [records, ids, t])
}
