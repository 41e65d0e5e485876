import type { Item } from '@brigade/domain/menus/menus.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useWords } from '#kit/i18n.ts'
import { useShortcut } from '#kit/shortcuts.ts'
import { BigButton } from '#ui/big-button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorNote } from '#ui/error-note.tsx'
import { addIcon } from '#ui/icon-paths.ts'
import { Page } from '#ui/page.tsx'
import { partsIcon, sortIcon } from '#features/menus/items/item-looks.ts'
import { GroupTable } from '#features/menus/items/item/group-table.tsx'
import { PartToolHost } from '#features/menus/items/item/part-tool-host.tsx'
import { useOpenedPart } from '#features/menus/items/item/use-opened-part.ts'
import { BulkButton } from '#features/menus/items/parts/bulk-button.tsx'
import { ExportButton } from '#features/menus/items/parts/export-button.tsx'
import { LinkButton } from '#features/menus/items/parts/link-button.tsx'
import { MenuPageState } from '#features/menus/items/parts/menu-page-state.tsx'
import { MenuTrail } from '#features/menus/items/parts/menu-trail.tsx'
import short from '#features/menus/items/parts/short-on-phones.module.css'
import { Waiting } from '#ui/waiting.tsx'
import { useRecordId } from '#features/menus/items/use-record-id.ts'
import { dishIcon } from '#features/menus/menu-icons.ts'
import { groupsOfItem, onePart } from '#features/menus/menus.queries.ts'
import { oneVenue } from '#features/venues/venues.queries.ts'
import { AdminTools } from '#features/menus/presets/admin-tools.tsx'

/** The modifier groups of an item, as a table. (spec 2, §2.2) */
export function ModifiersPage() {
  const item = useQuery(onePart('items', useRecordId('id')))
  const venue = useQuery(oneVenue(item.data?.restaurantId ?? null))
  return (
    <MenuPageState queries={[item, venue]}>
      {item.data && venue.data ? <GroupsOfItem key={item.data.id} item={item.data} venue={venue.data} /> : null}
    </MenuPageState>
  )
}

function GroupsOfItem({ item, venue }: { item: Item; venue: Venue }) {
  const t = useWords('menuItems')
  const { id, name, menuId } = item
  const { data: menu } = useQuery(onePart('menus', menuId))
  const { data: groups, error, refetch } = useQuery(groupsOfItem(id))
  const { opened, open, close } = useOpenedPart()
  const handleAdd = () => open({ what: 'edit', kind: 'modifiers' })
  useShortcut('n', 'menuItems:keys.add', handleAdd)
  return (
    <Page
      title={t('screens.groups')}
      trail={<MenuTrail venueId={venue.id} menu={menu} item={item} here={t('screens.groups')} />}
      note={<bdi>{name.en}</bdi>}
      actions={
        <>
          <LinkButton isShortOnPhones icon={dishIcon} to={`/items/${id}`}>
            {t('item.backToItem')}
          </LinkButton>
          <LinkButton isShortOnPhones icon={sortIcon} to={`/items/${id}/sort/modifiers`}>
            {t('item.sort')}
          </LinkButton>
          <AdminTools venue={null} />
          <BulkButton kind="modifiers" parent={{ venueId: venue.id, itemId: id }} />
          <ExportButton
            label={t('item.exportGroups')}
            asked={{ fileName: `${name.en} modifiers`, moduleName: 'modifiers', itemId: id, restaurantId: venue.id }}
          />
          <BigButton icon={addIcon} className={short.main} onClick={handleAdd}>
            {t('menus:forms.addGroup')}
          </BigButton>
        </>
      }
    >
      {error ? <ErrorNote error={error} onRetry={() => void refetch()} /> : null}
      {groups || error ? null : <Waiting />}
      {groups?.length === 0 ? <EmptyState icon={partsIcon} title={t('menus:panels.empty.modifiers')} /> : null}
      {groups && groups.length > 0 ? <GroupTable groups={groups} venue={venue} onOpen={open} /> : null}
      <PartToolHost opened={opened} itemId={id} venue={venue} groups={groups ?? []} onClose={close} />
    </Page>
  )
}
