import { textIn } from '@brigade/domain/kit/languages.ts'
import type { FormItem, MenuForm } from '@brigade/domain/preorders/menu-forms.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useNeverSold } from '#features/preorders/forms/use-never-sold.ts'
import { formItemsOfVenue } from '#features/preorders/preorders.queries.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { StateTag } from '#ui/state-tag.tsx'
import font from '#ui/font.module.css'

type FormItemsTableProps = {
  venue: Venue
  /** Undefined while it is loading. */
  form: MenuForm | undefined
  items: readonly FormItem[]
  label: string
  empty: string
}

/** Lists the items of a form with their prices, and says which of them no slot can deliver. */
export function FormItemsTable({ venue, form, items, label, empty }: FormItemsTableProps) {
  const t = useTranslations('preorders')
  const language = useLanguage()
  const { money } = useVenueFormats(venue)
  const { data: known = [] } = useQuery(formItemsOfVenue(venue.id))
  const isNeverSold = useNeverSold(venue, form)
  const itemOf = ({ itemId }: FormItem) => known.find(({ id }) => id === itemId)
  const columns: Column<FormItem>[] = [
    {
      key: 'item',
      label: t('columns.item'),
      kind: 'heading',
      render: (item) => <bdi>{textIn(itemOf(item)?.name ?? { en: `#${item.itemId}` }, language)}</bdi>,
    },
    {
      key: 'price',
      label: t('columns.price'),
      kind: 'amount',
      render: (item) => {
        if (item.isIncluded) return t('included')
        const found = itemOf(item)
        return found ? money(found.price) : null
      },
    },
    {
      key: 'state',
      label: t('columns.state'),
      kind: 'state',
      render: (item) => {
        if (itemOf(item)?.isActive === false) return <StateTag tone="grey" label={t('off')} />
        return isNeverSold(item) ? <StateTag tone="amber" label={t('neverSold')} /> : null
      },
    },
  ]
  if (items.length === 0) return <p className={font.soft}>{empty}</p>
  return <DataTable label={label} columns={columns} records={items} keyOf={({ itemId }) => itemId} />
}
