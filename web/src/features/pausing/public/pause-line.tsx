import { useState } from 'react'
import styles from '#features/pausing/public/pause-line.module.css'
import { useResumeOrders } from '#features/pausing/pausing.mutations.ts'
import { usePauseText } from '#features/pausing/public/use-pause-text.ts'
import { type ShownPause, usePauses } from '#features/pausing/public/use-pauses.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { lazyPart } from '#kit/loading/lazy-parts.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { Icon } from '#ui/icon.tsx'
import { pauseIcon } from '#ui/first-icon-paths.ts'
import stack from '#ui/stack.module.css'

const PausesDrawer = lazyPart(
  async () => ({ default: (await import('#features/pausing/pauses-drawer.tsx')).PausesDrawer }),
  ['pausing'],
)

/** Tells all staff in one line that ordering is paused and until when, with Resume for those who may. */
export function PauseLine() {
  const pauses = usePauses()
  return pauses.length > 0 ? <Line pauses={pauses} /> : null
}

function Line({ pauses }: { pauses: readonly ShownPause[] }) {
  const t = useTranslations('pausing')
  const textOf = usePauseText()
  const mayResume = useCan('orders:pause')
  const [isOpen, setIsOpen] = useState(false)
  const [first] = pauses
  const texts = pauses.map(textOf)
  return (
    <section className={`${styles.line} ${stack.row2}`} aria-label={t('line.title')}>
      <Icon path={pauseIcon} size={18} />
      <span className={`${stack.grow} ${styles.words}`} role="status" title={texts.join(' ')}>
        {texts.join(' ')}
      </span>
      {mayResume && first && pauses.length === 1 ? <ResumeButton shown={first} /> : null}
      {pauses.length > 1 ? (
        <button type="button" className={styles.act} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {t('line.show')}
        </button>
      ) : null}
      {isOpen ? <PausesDrawer onClose={() => setIsOpen(false)} /> : null}
    </section>
  )
}

function ResumeButton({ shown: { venue, pause } }: { shown: ShownPause }) {
  const t = useTranslations('pausing')
  const { mutate, isPending } = useResumeOrders()
  return (
    <button
      type="button"
      className={styles.act}
      aria-busy={isPending || undefined}
      onClick={() =>
        isPending ? undefined : mutate({ restaurantId: venue.id, menuId: pause.menuId, seen: pause.since })
      }
    >
      {t('line.resume')}
    </button>
  )
}
