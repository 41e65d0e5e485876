import { useQueries, useQuery } from '@tanstack/react-query'
import type { SelectProps } from 'antd'
import { type ReactElement, useMemo, useState } from 'react'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { useSettled } from '#kit/device/use-settled.ts'
import { useFormats } from '#kit/formats/formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { ChoiceSelect } from '#ui/record-form/choice-select.tsx'
import { mostAtOnce, venueChoices } from '#features/venues/venue-choices.queries.ts'
import { oneVenue } from '#features/venues/venues.queries.ts'
import font from '#ui/font.module.css'
import styles from '#features/venues/public/venue-picker.module.css'

type VenueSelectProps<Value> = Omit<SelectProps<Value>, 'options' | 'labelRender' | 'onSearch' | 'value'> & {
  /** The venues that are known already. If they are few, all are shown at once; otherwise the server is searched. */
  venues: readonly Pick<Venue, 'id' | 'name'>[]
  /** How many there are, if not all are known. */
  total?: number
  value?: Value | undefined
}

/** Chooses a venue, or several, by typing a part of the name: the one control for this, however many venues there are. */
export function VenueSelect<Value extends number | number[]>({
  venues,
  total = venues.length,
  ...select
}: VenueSelectProps<Value>) {
  const t = useTranslations('venues')
  const { number } = useFormats()
  const maySearch = useCan('venues:write')
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim())
  const isLong = maySearch && total > mostAtOnce
  const found = useQuery({ ...venueChoices(search), enabled: isLong && isOpen })
  const shown = isLong ? (found.data?.data ?? []) : venues
  const nameOf = useNames(venues, [select.value ?? []].flat())
  const more = isLong && found.data ? found.data.total - found.data.data.length : 0
  return (
    <ChoiceSelect<Value>
      {...select}
      showSearch={{ optionFilterProp: 'label', onSearch: setTyped, ...(isLong && { filterOption: false }) }}
      options={shown.map(({ id, name }) => ({ value: id, label: name }))}
      labelRender={({ value }) => nameOf(Number(value))}
      onOpenChange={(opens) => {
        setIsOpen(opens)
        if (!opens) setTyped('')
      }}
      notFoundContent={<p className={font.note}>{t(isLong && found.isPending ? 'searching' : 'noneFound')}</p>}
      popupRender={(list) => above(list, more > 0 ? t('more', { count: more, shown: number(more) }) : null)}
    />
  )
}

/** Returns the names of chosen venues. Unknown ones, such as archived venues, are fetched. */
function useNames(venues: VenueSelectProps<number>['venues'], chosen: readonly number[]): (id: number) => string {
  const known = useMemo(() => new Map(venues.map(({ id, name }) => [id, name])), [venues])
  const unknown = chosen.filter((id) => !known.has(id))
  const fetched = useQueries({ queries: unknown.map((id) => oneVenue(id)) })
  return (id) => known.get(id) ?? fetched.find(({ data }) => data?.id === id)?.data?.name ?? `#${id}`
}

/** Puts a note below the list of a control. */
function above(list: ReactElement, note: string | null): ReactElement {
  if (note === null) return list
  return (
    <>
      {list}
      <p className={`${styles.more} ${font.note}`}>{note}</p>
    </>
  )
}
