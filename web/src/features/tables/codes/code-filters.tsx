import type { Table } from '@brigade/domain/tables/tables.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useMemo } from 'react'
import { useFormats } from '#kit/formats/formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useAddressFilter, useAddressText } from '#kit/address/use-address.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { BigButton } from '#ui/big-button.tsx'
import { FilterChips } from '#ui/filter-chips.tsx'
import { printerIcon } from '#ui/icon-paths.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { SearchField } from '#ui/search-field.tsx'
import stack from '#ui/stack.module.css'
import styles from '#features/tables/codes/table-codes.module.css'
import { floorsOfTables, nameOfFloor } from '#features/tables/codes/found-codes.ts'
import { sheetOfCodes } from '#features/tables/tables-address.ts'

type CodeFiltersProps = {
  venue: Venue
  tables: readonly Table[]
  /** The number of listed tables. */
  found: number
  chosen: ReadonlySet<number>
  onUnchoose: () => void
}

/** Filters the tables, and prints the codes of the chosen ones; if none is chosen, of all that are listed. */
export function CodeFilters({ venue, tables, found, chosen, onUnchoose }: CodeFiltersProps) {
  const t = useTranslations('tables')
  const { number } = useFormats()
  const seesAll = useCan('venues:all')
  const floors = useMemo(() => floorsOfTables(tables).map(({ floor }) => nameOfFloor(floor)), [tables])
  const [floor, setFloor] = useAddressFilter('floor', floors)
  const [search, setSearch] = useAddressText('search')
  const count = chosen.size > 0 ? chosen.size : found
  const sheet = sheetOfCodes({
    venueId: seesAll ? venue.id : null,
    ...(chosen.size > 0 ? { tableIds: [...chosen] } : { floor, search }),
  })
  return (
    <div className={stack.cluster3}>
      <SearchField label={t('search')} text={search} onChange={setSearch} className={styles.search} />
      {floors.length > 1 ? (
        <FilterChips
          label={t('codes.floors')}
          every={t('codes.everyFloor')}
          choices={floors}
          labelOf={(each) => (each === nameOfFloor(null) ? t('codes.noFloor') : t('codes.floor', { floor: each }))}
          chosen={floor}
          onChoose={setFloor}
        />
      ) : null}
      <div className={`${stack.cluster3} ${stack.pushed}`}>
        {chosen.size > 0 ? (
          <BigButton kind="quiet" onClick={onUnchoose}>
            {t('codes.unchoose')}
          </BigButton>
        ) : null}
        {count > 0 ? (
          <LinkButton icon={printerIcon} to={sheet}>
            {t('codes.print', { count, shown: number(count) })}
          </LinkButton>
        ) : null}
      </div>
    </div>
  )
}
