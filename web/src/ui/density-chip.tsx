import type { Density } from '#kit/device/density.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Chip } from '#ui/chips.tsx'
import { Icon } from '#ui/icon.tsx'
import short from '#ui/short-on-phones.module.css'

const rowsIcon = 'M4 5h16v5H4zM4 14h16v5H4z'

type DensityChipProps = { density: Density; onChoose: (density: Density) => void }

/** Chooses between compact and comfortable items. */
export function DensityChip({ density, onChoose }: DensityChipProps) {
  const t = useTranslations('ui')
  const isCompact = density === 'compact'
  return (
    <Chip isChosen={isCompact} onChoose={() => onChoose(isCompact ? 'comfortable' : 'compact')}>
      <Icon path={rowsIcon} />
      <span className={short.word}>{t('compact')}</span>
    </Chip>
  )
}
