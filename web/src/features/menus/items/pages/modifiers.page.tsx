import { readName } from '#kit/i18n/read-name.ts'
import { exportDataPath } from '@brigade/domain/menus/bulk/bulk.api.ts'
import type { Item } from '@brigade/domain/menus/menus.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useKeysHint, useShortcut } from '#kit/keys/shortcuts.ts'
import { BigButton } from '#ui/big-button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { addIcon } from '#ui/icon-paths.ts'
import { ListPage } from '#ui/list-page.tsx'
import { partsIcon, sortIcon } from '#features/menus/item-icons.ts'
import { GroupTable } from '#features/menus/items/item/group-table.tsx'
import { PartToolHost } from '#features/menus/items/item/part-tool-host.tsx'
import { useOpenedPart } from '#features/menus/items/item/use-opened-part.ts'
import { BulkButton } from '#features/menus/bulk/public/bulk-button.tsx'
import { ExportButton } from '#ui/export-button.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { MenuPageState } from '#features/menus/items/parts/menu-page-state.tsx'
import { MenuBreadcrumbs } from '#features/menus/parts/menu-breadcrumbs.tsx'
import short from '#ui/short-on-phones.module.css'
import { useRecordId } from '#features/menus/use-record-id.ts'
import { dishIcon } from '#features/menus/menu-icons.ts'
import { groupsOfItem, onePart } from '#features/menus/menus.queries.ts'
import { oneVenue } from '#features/venues/venues.queries.ts'
import { AdminTools } from '#features/menus/presets/public/admin-tools.tsx'

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
  return (
    <ListPage
      title={t('screens.groups')}
      trail={<MenuBreadcrumbs venueId={venue.id} menu={menu} item={item} here={t('screens.groups')} />}
      note={<bdi>{readName(name)}</bdi>}
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
            path={exportDataPath}
            permission="menus:export"
            isShortOnPhones
            label={t('item.exportGroups')}
            asked={{
              fileName: `${readName(name)} modifiers`,
              moduleName: 'modifiers',
              itemId: id,
              restaurantId: venue.id,
            }}
          />
          <BigButton icon={addIcon} aria-keyshortcuts={addKeys} className={short.main} onClick={handleAdd}>
            {t('menus:forms.addGroup')}
          </BigButton>
        </>
      }
      list={groups}
      empty={<EmptyState icon={partsIcon} title={t('menus:panels.empty.modifiers')} />}
      over={
        <PartToolHost
          opened={opened}
          itemId={id}
          venue={venue}
          groups={groups.data ?? []}
          onOpen={open}
          onClose={close}
        />
      }
    >
      {(all) => <GroupTable groups={all} venue={venue} onOpen={open} />}
    </ListPage>
  )
}
