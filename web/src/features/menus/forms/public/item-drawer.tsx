import { problemsOfItem } from '@brigade/domain/menus/menus.item-rules.ts'
import type { Category, Item } from '@brigade/domain/menus/menus.schema.ts'
import type { SharedGroup, SharedSide } from '@brigade/domain/menus/menus.shared.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useUser } from '#kit/calls/session.ts'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorNote } from '#ui/error-note.tsx'
import { notifyRemovedImages } from '#features/files/public/notify-removed-images.ts'
import { usePendingImages } from '#features/files/public/use-pending-images.ts'
import { PartDrawer } from '#features/menus/forms/part-drawer.tsx'
import { bodyOfItem, type ItemValues, valuesOfItem } from '#features/menus/forms/item/item-values.ts'
import { useItemFields } from '#features/menus/forms/item/use-item-fields.tsx'
import { useCreatePart, useSavePart } from '#features/menus/menus.mutations.ts'
import { categoriesOfMenu, onePart, sharedGroupsOf, sharedSidesOf } from '#features/menus/menus.queries.ts'

type ItemDrawerProps = {
  venue: Venue
  menuId: number
  /** Null to add one. */
  itemId: number | null
  /** The suggested category of a new item. */
  categoryId?: number | null
  onAdded?: (added: Item) => void
  onClose: () => void
}

/** Adds an item to a menu, or edits one. (spec 2, §2.5) */
export function ItemDrawer({ venue, menuId, itemId, categoryId = null, onAdded, onClose }: ItemDrawerProps) {
  const t = useTranslations('menuItems')
  const categories = useQuery(categoriesOfMenu(menuId))
  const item = useQuery({ ...onePart('items', itemId ?? 0), enabled: itemId !== null })
  // A new item can be added without them.
  const { data: groups = [] } = useQuery(sharedGroupsOf(itemId === null ? venue.id : null))
  const { data: sides = [] } = useQuery(sharedSidesOf(itemId === null ? venue.id : null))
  // Data that is already loaded is enough for the form: a failed refetch must not discard typed values.
  const [failed] = [categories, item].filter(({ data, error }) => error && !data)
  if (failed) {
    return (
      <Dialog title={t('itemForm.edit')} onClose={onClose}>
        <ErrorNote error={failed.error} onRetry={() => void failed.refetch()} />
      </Dialog>
    )
  }
  if (!categories.data || (itemId !== null && !item.data)) return null
  return (
    <ItemForm
      key={itemId}
      venue={venue}
      menuId={menuId}
      item={item.data ?? null}
      categories={categories.data}
      categoryId={categoryId}
      shared={{ groups, sides }}
      onAdded={onAdded}
      onClose={onClose}
    />
  )
}

type ItemFormProps = Omit<ItemDrawerProps, 'itemId'> & {
  item: Item | null
  categories: readonly Category[]
  shared: { groups: readonly SharedGroup[]; sides: readonly SharedSide[] }
}

function ItemForm({ venue, menuId, item, categories, categoryId = null, shared, onAdded, onClose }: ItemFormProps) {
  const t = useTranslations('menuItems')
  const { role } = useUser()
  const { mutateAsync: create } = useCreatePart('items')
  const { mutateAsync: patch } = useSavePart('items')
  const { handlePending, untilUploaded } = usePendingImages()
  const fields = useItemFields({ venue, categories, isNew: !item, shared, onPendingImages: handlePending })
  const hasCategories = categories.length > 0
  const proposed = categories.some(({ id }) => id === categoryId) ? categoryId : null
  const valuesOf = useCallback((record: Item | null) => valuesOfItem(record, proposed), [proposed])
  const problemsOf = useCallback(
    (values: ItemValues) => problemsOfItem(values, { venue, role, hasCategories }),
    [venue, role, hasCategories],
  )

  const bodyOf = (values: ItemValues) => ({ ...bodyOfItem(values), menuId, restaurantId: venue.id })

  async function add(values: ItemValues): Promise<void> {
    const added = await create(bodyOf(values))
    onAdded?.(added)
  }

  return (
    <PartDrawer<ItemValues, Item>
      venue={venue}
      kind="items"
      title={item ? t('itemForm.edit') : t('itemForm.add')}
      size={576}
      keptAs={item ? `items/${item.id}` : `items/new/${menuId}`}
      record={item}
      valuesOf={valuesOf}
      problemsOf={problemsOf}
      untilComplete={untilUploaded}
      save={async (values, version) => {
        if (!item) return add(values)
        await patch({ id: item.id, change: { ...bodyOf(values), version } })
        notifyRemovedImages('item-images', item.images, values.images ?? [])
      }}
      saveAsNew={add}
      keptForNext={keptOfItem}
      fields={fields}
      onClose={onClose}
    />
  )
}

/** Returns what the next item of a menu has in common with the last one. */
function keptOfItem({
  categoryId,
  daysAvailable,
  hoursAvailable,
  prepareTime,
  isActive,
  sharedGroupIds,
  sharedSideIds,
}: ItemValues): Partial<ItemValues> {
  return { categoryId, daysAvailable, hoursAvailable, prepareTime, isActive, sharedGroupIds, sharedSideIds }
}
