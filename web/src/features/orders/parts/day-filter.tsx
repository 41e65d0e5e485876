import type { DayRange } from '@brigade/domain/kit/venue-days.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Chip, Chips } from '#ui/chips.tsx'
import { type DayPreset, isSameRange, presetDays } from '#features/orders/parts/venue-days.ts'

type DayFilterProps = {
  /** Null for all time. */
  days: DayRange | null
  /** The last day that has any records. */
  today: string
  /** The ranges that can be chosen. */
  presets: readonly DayPreset[]
  onChange: (days: DayRange) => void
  /** Left out where all time can't be chosen. */
  onAllTime?: () => void
}

/** Chooses the days of a list by one press. */
export function DayFilter({ days, today, presets, onChange, onAllTime }: DayFilterProps) {
  const t = useTranslations('orders')
  const named = presetDays(today)
  return (
    <Chips label={t('history.days')}>
      {presets.map((preset) => (
        <Chip
          key={preset}
          isChosen={days !== null && isSameRange(named[preset], days)}
          onChoose={() => onChange(named[preset])}
        >
          {t(`history.presets.${preset}`)}
        </Chip>
      ))}
      {onAllTime ? (
        <Chip isChosen={days === null} onChoose={onAllTime}>
          {t('history.presets.allTime')}
        </Chip>
      ) : null}
    </Chips>
  )
}
