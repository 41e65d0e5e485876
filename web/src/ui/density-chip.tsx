import type { Density } from '#kit/device/density.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import styles from '#ui/density-chip.module.css'
import { Icon } from '#ui/icon.tsx'
import short from '#ui/short-on-phones.module.css'
import stack from '#ui/stack.module.css'
import surface from '#ui/surface.module.css'

const icons = { comfortable: 'M4 5h16v5H4zM4 14h16v5H4z', compact: 'M4 5h16M4 9.7h16M4 14.3h16M4 19h16' } as const

type DensityChipProps = { density: Density; onChoose: (density: Density) => void }

/** Chooses between compact and comfortable items. It is quiet: beside filters, it is none. */
export function DensityChip({ density, onChoose }: DensityChipProps) {
  const t = useTranslations('ui')
  const isCompact = density === 'compact'
  return (
    <button
      type="button"
      className={`${styles.chip} ${stack.inline2} ${stack.touch} ${surface.bare}`}
      aria-pressed={isCompact}
      onClick={() => onChoose(isCompact ? 'comfortable' : 'compact')}
    >
      <Icon path={icons[density]} />
      <span className={short.word}>{t('compact')}</span>
    </button>
  )
}
