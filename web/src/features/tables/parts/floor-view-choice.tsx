import { type FloorOrder, floorOrders } from '@brigade/domain/tables/tables.floor.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useAddressChoice, useAddressText } from '#kit/address/use-address.ts'
import { DensityChip } from '#ui/density-chip.tsx'
import { FoldedSearch } from '#ui/folded-search.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { chooseFloorDensity, useFloorDensity } from '#features/tables/floor-density.ts'
import stack from '#ui/stack.module.css'
import surface from '#ui/surface.module.css'
import styles from '#features/tables/parts/floor-grid.module.css'

const tight = matchMedia('(width < 576px), (height < 500px)')

/** Renders the search of a floor, its order, and the size of its tiles. */
export function FloorViewChoice() {
  const t = useTranslations('tables')
  const [search, setSearch] = useAddressText('search')
  const [order, setOrder] = useAddressChoice<FloorOrder>('order', floorOrders)
  const density = useFloorDensity()
  return (
    <>
      <FoldedSearch label={t('search')} text={search} tight={tight} className={styles.search}>
        <SearchField label={t('search')} text={search} onChange={setSearch} />
      </FoldedSearch>
      {/* The browser's own list: phones show it in their own way. */}
      <select
        className={`${styles.order} ${stack.touch} ${surface.field}`}
        aria-label={t('order.label')}
        value={order}
        onChange={({ target: { value } }) => setOrder(floorOrders.find((each) => each === value) ?? 'worst')}
      >
        {floorOrders.map((each) => (
          <option key={each} value={each}>
            {t(`order.${each}`)}
          </option>
        ))}
      </select>
      <DensityChip density={density} onChoose={chooseFloorDensity} />
    </>
  )
}
