import { useEffect } from 'react'
import { PauseRow } from '#features/pausing/pause-row.tsx'
import { usePauseText } from '#features/pausing/public/use-pause-text.ts'
import { usePauses } from '#features/pausing/public/use-pauses.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Drawer } from '#ui/drawer.tsx'

/** Lists everything that is paused at the person's venues; closes when nothing is any more. */
export function PausesDrawer({ onClose }: { onClose: () => void }) {
  const t = useTranslations('pausing')
  const pauses = usePauses()
  const textOf = usePauseText()
  const isOver = pauses.length === 0
  useEffect(() => {
    if (isOver) onClose()
  }, [isOver, onClose])
  return (
    <Drawer title={t('line.title')} onClose={onClose}>
      <ul>
        {pauses.map((shown) => (
          <PauseRow
            key={`${shown.venue.id} ${shown.pause.menuId}`}
            venue={shown.venue}
            pause={shown.pause}
            name={textOf(shown)}
          />
        ))}
      </ul>
    </Drawer>
  )
}
