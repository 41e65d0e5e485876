import { readName } from '#kit/i18n/read-name.ts'
import type { Item } from '@brigade/domain/menus/menus.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Page } from '#ui/page.tsx'
import { leafIcon, starIcon, tagIcon } from '#features/menus/item-icons.ts'
import { GroupTable } from '#features/menus/items/item/group-table.tsx'
import { ItemFacts } from '#features/menus/items/item/item-facts.tsx'
import { PartSection } from '#features/menus/items/item/part-section.tsx'
import { PartToolHost } from '#features/menus/items/item/part-tool-host.tsx'
import { SideTable } from '#features/menus/items/item/side-table.tsx'
import { useOpenedPart } from '#features/menus/items/item/use-opened-part.ts'
import { ItemToolHost } from '#features/menus/items/parts/item-tool-host.tsx'
import { MenuPageState } from '#features/menus/items/parts/menu-page-state.tsx'
import { MenuBreadcrumbs } from '#features/menus/parts/menu-breadcrumbs.tsx'
import { type MenuAct, MenuButton } from '#ui/menu-button.tsx'
import { useMenuGate } from '#features/menus/use-menu-gate.ts'
import { type ItemTool, itemTools } from '#features/menus/items/item-tools.ts'
import { useOpenedTool } from '#kit/features/use-opened-tool.ts'
import { useRecordId } from '#features/menus/use-record-id.ts'
import { soldOutIcon } from '#features/menus/menu-icons.ts'
import { editIcon } from '#ui/icon-paths.ts'
import { groupsOfItem, onePart, sidesOfItem } from '#features/menus/menus.queries.ts'
import { oneVenue } from '#features/venues/venues.queries.ts'

/** Shows one item with its sides and modifier groups. */
export function ItemPage() {
  const item = useQuery(onePart('items', useRecordId('id')))
  const venue = useQuery(oneVenue(item.data?.restaurantId ?? null))
  return (
    <MenuPageState queries={[item, venue]}>
      {item.data && venue.data ? <OneItem key={item.data.id} item={item.data} venue={venue.data} /> : null}
    </MenuPageState>
  )
}

function OneItem({ item, venue }: { item: Item; venue: Venue }) {
  const t = useTranslations('menuItems')
  const { id, name, menuId } = item
  const mayTag = useCan('menus:tag')
  const { data: menu } = useQuery(onePart('menus', menuId))
  const sides = useQuery(sidesOfItem(id))
  const groups = useQuery(groupsOfItem(id))
  const gated = useMenuGate(venue)
  const tools = useOpenedTool(itemTools)
  const parts = useOpenedPart()
  const openGated = (tool: ItemTool) => () => gated('items', () => tools.open(tool, id))
  const acts: MenuAct[] = [
    {
      key: 'soldOut',
      icon: soldOutIcon,
      label: t('menus:soldOut.act'),
      onChoose: () => tools.open('soldOut', id),
    },
    { key: 'recommend', icon: starIcon, label: t('acts.recommend'), onChoose: openGated('recommend') },
    { key: 'eco', icon: leafIcon, label: t('acts.eco'), onChoose: openGated('eco') },
    ...(mayTag ? [{ key: 'tag', icon: tagIcon, label: t('acts.tag'), onChoose: () => tools.open('tag', id) }] : []),
  ]
  return (
    <Page
      title={readName(name)}
      trail={<MenuBreadcrumbs venueId={venue.id} menu={menu} item={item} />}
      actions={
        <>
          <MenuButton acts={acts} />
          <BigButton icon={editIcon} onClick={openGated('edit')}>
            {t('acts.edit')}
          </BigButton>
        </>
      }
    >
      <ItemFacts item={item} venue={venue} />
      <PartSection
        title={t('item.sides')}
        list={sides}
        emptyTitle={t('menus:panels.empty.sides')}
        addLabel={t('menus:forms.addSide')}
        sortTo={`/items/${id}/sort/condiments`}
        onAdd={() => parts.open({ what: 'edit', kind: 'sides' })}
      >
        {(all) => <SideTable sides={all} venue={venue} onOpen={parts.open} />}
      </PartSection>
      <PartSection
        title={t('screens.groups')}
        list={groups}
        emptyTitle={t('menus:panels.empty.modifiers')}
        addLabel={t('menus:forms.addGroup')}
        sortTo={`/items/${id}/sort/modifiers`}
        pageTo={`/modifier/${id}`}
        onAdd={() => parts.open({ what: 'edit', kind: 'modifiers' })}
      >
        {(all) => <GroupTable groups={all} venue={venue} onOpen={parts.open} />}
      </PartSection>
      <ItemToolHost opened={tools.opened} venue={venue} menuId={menuId} onClose={tools.close} />
      <PartToolHost
        opened={parts.opened}
        itemId={id}
        venue={venue}
        sides={sides.data}
        groups={groups.data ?? []}
        onOpen={parts.open}
        onClose={parts.close}
      />
    </Page>
  )
}
