import { readName } from '#kit/i18n/read-name.ts'
import type { Item } from '@brigade/domain/menus/menus.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useKeysHint, useShortcut } from '#kit/keys/shortcuts.ts'
import { BigButton } from '#ui/big-button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { addIcon, sortIcon } from '#ui/icon-paths.ts'
import { ListPage } from '#ui/list-page.tsx'
import { partsIcon } from '#features/menus/item-icons.ts'
import { GroupTable } from '#features/menus/items/item/group-table.tsx'
import { PartToolHost } from '#features/menus/items/item/part-tool-host.tsx'
import { useOpenedPart } from '#features/menus/items/item/use-opened-part.ts'
import { useBulkUpload } from '#features/menus/bulk/public/use-bulk-upload.tsx'
import { MenuButton } from '#ui/menu-button.tsx'
import { useMenuExport } from '#features/menus/parts/use-menu-export.ts'
import { MenuPageState } from '#features/menus/items/parts/menu-page-state.tsx'
import { MenuBreadcrumbs } from '#features/menus/parts/menu-breadcrumbs.tsx'
import { useRecordId } from '#features/menus/use-record-id.ts'
import { groupsOfItem, onePart } from '#features/menus/menus.queries.ts'
import { oneVenue } from '#features/venues/venues.queries.ts'
import { useAdminTools } from '#features/menus/presets/public/use-admin-tools.tsx'

/** Shows the modifier groups of an item as a table. (spec 2, §2.2) */
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
  const t = useTranslations('menuItems')
  const { id, name, menuId } = item
  const { data: menu } = useQuery(onePart('menus', menuId))
  const groups = useQuery(groupsOfItem(id))
  const { opened, open, close } = useOpenedPart()
  const handleAdd = () => open({ what: 'edit', kind: 'modifiers' })
  useShortcut('Alt+N', 'menuItems:keys.add', handleAdd)
  const addKeys = useKeysHint('Alt+N')
  const upload = useBulkUpload('modifiers', { venueId: venue.id, itemId: id })
  const exported = useMenuExport(t('item.exportGroups'), {
    fileName: `${readName(name)} modifiers`,
    moduleName: 'modifiers',
    itemId: id,
    restaurantId: venue.id,
  })
  const tools = useAdminTools(null)
  const sort = {
    key: 'sort',
    icon: sortIcon,
    label: t('screens.sort.modifiers'),
    onChoose: `/items/${id}/sort/modifiers`,
  }
  const acts = [sort, ...upload.acts, ...exported, ...tools.acts]
  return (
    <ListPage
      title={t('screens.groups')}
      trail={<MenuBreadcrumbs venueId={venue.id} menu={menu} item={item} here={t('screens.groups')} />}
      actions={
        <>
          <MenuButton acts={acts} />
          <BigButton icon={addIcon} aria-keyshortcuts={addKeys} onClick={handleAdd}>
            {t('menus:forms.addGroup')}
          </BigButton>
        </>
      }
      list={groups}
      empty={<EmptyState icon={partsIcon} title={t('menus:panels.empty.modifiers')} />}
      over={
        <>
          <PartToolHost
            opened={opened}
            itemId={id}
            venue={venue}
            groups={groups.data ?? []}
            onOpen={open}
            onClose={close}
          />
          {upload.drawer}
        </>
      }
    >
      {(all) => <GroupTable groups={all} venue={venue} onOpen={open} />}
    </ListPage>
  )
}
