import type { SharedGroup, SharedKind, SharedSide } from '@brigade/domain/menus/menus.shared.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CategoryChecks } from '#features/menus/items/shared/category-checks.tsx'
import { checksOf } from '#features/menus/items/shared/checks-of.ts'
import { useLinkShared } from '#features/menus/menus.mutations.ts'
import { categoriesOfVenue, itemRowsOf, menusOfVenue } from '#features/menus/menus.queries.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { AntdRoot } from '#ui/antd-root.tsx'
import { BigButton } from '#ui/big-button.tsx'
import { Drawer } from '#ui/drawer.tsx'
import { ErrorNote } from '#ui/error-note.tsx'
import font from '#ui/font.module.css'
import { SearchField } from '#ui/search-field.tsx'
import stack from '#ui/stack.module.css'

type LinkDrawerProps = {
  kind: SharedKind
  shared: SharedGroup | SharedSide
  name: string
  venue: Venue
  onClose: () => void
}

/** Chooses the items of a venue that have a shared group or side, by category. */
export function LinkDrawer({ kind, shared, name, venue, onClose }: LinkDrawerProps) {
  const t = useTranslations('menuItems')
  const shell = useTranslations('shell')
  const [before] = useState(() => new Set(shared.itemIds))
  const [chosen, setChosen] = useState<ReadonlySet<number>>(before)
  const [search, setSearch] = useState('')
  const items = useQuery(itemRowsOf({ restaurantId: venue.id }))
  const categories = useQuery(categoriesOfVenue(venue.id))
  const menus = useQuery(menusOfVenue(venue.id))
  const { mutate, isPending } = useLinkShared()
  const add = [...chosen].filter((id) => !before.has(id))
  const remove = [...before].filter((id) => !chosen.has(id))
  const failed = [items, categories, menus].find(({ error, data }) => error && !data)
  const checks = checksOf({ items: items.data, categories: categories.data, menus: menus.data, search })

  function handleCheck(ids: readonly number[], isChecked: boolean): void {
    const next = new Set(chosen)
    for (const id of ids) {
      if (isChecked) next.add(id)
      else next.delete(id)
    }
    setChosen(next)
  }

  function handleSave(): void {
    if (add.length + remove.length === 0) onClose()
    else mutate({ kind, id: shared.id, add, remove }, { onSuccess: onClose })
  }

  return (
    <AntdRoot>
      <Drawer
        title={t('shared.itemsOf', { name })}
        width={576}
        onClose={onClose}
        actions={
          <>
            <p className={`${font.soft} ${stack.grow}`} role="status">
              {t('shared.changes', { added: add.length, removed: remove.length })}
            </p>
            <BigButton kind="quiet" onClick={onClose}>
              {shell('form.cancel')}
            </BigButton>
            <BigButton isBusy={isPending} onClick={handleSave}>
              {shell('form.save')}
            </BigButton>
          </>
        }
      >
        {failed ? <ErrorNote error={failed.error} onRetry={() => void failed.refetch()} /> : null}
        <SearchField label={t('items.search')} text={search} onChange={setSearch} />
        <div className={stack.column3}>
          {checks.map((category) => (
            <CategoryChecks key={category.key} category={category} chosen={chosen} onCheck={handleCheck} />
          ))}
          {items.data && checks.length === 0 ? <p>{t('items.noneFound')}</p> : null}
        </div>
      </Drawer>
    </AntdRoot>
  )
}
