import type { FloorRoom } from '@brigade/domain/tables/tables.floor.ts'
import { memo, useMemo } from 'react'
import type { FloorPart } from '#features/tables/public/floor-slot.ts'
import { useFormats } from '#kit/formats/formats.ts'
import { translate, useTranslations } from '#kit/i18n/i18n.ts'
import { Chip, Chips } from '#ui/chips.tsx'
import { roomCounts } from '#features/tables/narrow-floor.ts'

type FloorFiltersProps = {
  rooms: readonly FloorRoom[]
  parts: readonly FloorPart[]
  /** Parts whose number is unknown. */
  missing: readonly FloorPart[]
  /** A part, `late`, `busy`, or `all`. */
  show: string
  onShow: (show: string) => void
}

/** Renders the filters of the floor, each with its number of rooms. */
export function FloorFilters({ rooms, parts, missing, show, onShow }: FloorFiltersProps) {
  const t = useTranslations('tables')
  const counts = useMemo(() => roomCounts(rooms, parts), [rooms, parts])
  const countOf = (name: string) => counts.get(name) ?? 0
  const ofAllParts = (name: string) => (missing.length === 0 ? countOf(name) : null)
  const choice = (name: string) => ({ name, isChosen: name === show, onShow })
  return (
    <Chips label={t('show.label')}>
      <FilterChip {...choice('all')} label={t('show.all')} count={countOf('all')} />
      <FilterChip {...choice('busy')} label={t('show.busy')} count={ofAllParts('busy')} />
      <FilterChip {...choice('late')} label={t('show.late')} count={ofAllParts('late')} />
      {parts.map((part) => (
        <FilterChip
          key={part.name}
          {...choice(part.name)}
          label={translate(part.titleKey)}
          count={missing.includes(part) ? null : countOf(part.name)}
        />
      ))}
    </Chips>
  )
}

type FilterChipProps = {
  name: string
  label: string
  /** The number of rooms; null if it is unknown. */
  count: number | null
  isChosen: boolean
  onShow: (show: string) => void
}

/** Rendered again only when its own count changes. */
const FilterChip = memo(function FilterChip({ name, label, count, isChosen, onShow }: FilterChipProps) {
  const { number } = useFormats()
  return (
    <Chip isChosen={isChosen} onChoose={() => onShow(name === 'all' ? '' : name)}>
      {label} {count === null ? null : <strong>{number(count)}</strong>}
    </Chip>
  )
})
