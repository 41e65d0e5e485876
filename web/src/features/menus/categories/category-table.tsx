import { readName } from '#kit/i18n/read-name.ts'
import { isKeyOf } from '@brigade/domain/kit/table-keys.ts'
import { menuTagLabels } from '@brigade/domain/menus/menus.labels.ts'
import { mayDelete } from '@brigade/domain/menus/menus.deleting.ts'
import type { Category } from '@brigade/domain/menus/menus.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { Link } from 'react-router'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { DataTable } from '#ui/data-table.tsx'
import { StateTag } from '#ui/state-tag.tsx'
import type { CategoryTool } from '#features/menus/categories/use-category-tools.ts'
import { moveIcon, tagIcon } from '#features/menus/item-icons.ts'
import { DayTags } from '#features/menus/parts/day-tags.tsx'
import { type MenuAct, MenuButton } from '#ui/menu-button.tsx'
import { ToolButton, ToolRow } from '#ui/tool-button.tsx'
import { useNameColumns } from '#features/menus/parts/use-name-columns.tsx'
import { deleteIcon, editIcon } from '#ui/icon-paths.ts'

type CategoryTableProps = {
  categories: readonly Category[]
  venue: Venue
  onOpen: (tool: CategoryTool, id: number) => void
}

/**
 * Shows a row for each category: its name in each language of the venue, its times, and its number of items. (spec 2,
 * §2.3)
 */
export function CategoryTable({ categories, venue, onOpen }: CategoryTableProps) {
  const t = useTranslations('menuItems')
  const names = useNameColumns<Category>(venue, ({ name }) => name)
  return (
    <DataTable
      label={t('screens.categories')}
      columns={[
        ...names,
        {
          key: 'days',
          label: t('categories.columns.days'),
          kind: 'tag',
          render: ({ daysAvailable }) => <DayTags days={daysAvailable} />,
        },
        {
          key: 'items',
          label: t('categories.columns.items'),
          kind: 'tag',
          render: (category) => <CategoryItems category={category} />,
        },
        {
          key: 'acts',
          label: t('categories.columns.actions'),
          kind: 'acts',
          render: (category) => <CategoryActs category={category} onOpen={onOpen} />,
        },
      ]}
      records={categories}
      keyOf={({ id }) => id}
      isList
    />
  )
}

function CategoryItems({ category: { id, menuId, name, itemsCount, tag } }: { category: Category }) {
  const t = useTranslations('menuItems')
  const seesTags = useCan('menus:tag')
  const items = t('items.count', { count: itemsCount })
  return (
    <>
      <Link to={`/menu/${menuId}?category=${id}`} aria-label={t('acts.of.items', { items, name: readName(name) })}>
        {items}
      </Link>{' '}
      {seesTags && tag && isKeyOf(menuTagLabels, tag) ? (
        <StateTag tone="violet" icon={tagIcon} label={t(`tags.${tag}`)} />
      ) : null}
    </>
  )
}

function CategoryActs({ category, onOpen }: { category: Category } & Pick<CategoryTableProps, 'onOpen'>) {
  const t = useTranslations('menuItems')
  const mayTag = useCan('menus:tag')
  const { id, name } = category
  const called = { name: readName(name) }
  const acts: MenuAct[] = [
    { key: 'move', icon: moveIcon, isDirectional: true, label: t('acts.move'), onChoose: () => onOpen('move', id) },
  ]
  if (mayTag) acts.push({ key: 'tag', icon: tagIcon, label: t('acts.tag'), onChoose: () => onOpen('tag', id) })
  if (mayDelete.category(category)) {
    acts.push({
      key: 'delete',
      icon: deleteIcon,
      label: t('acts.delete'),
      isDanger: true,
      onChoose: () => onOpen('delete', id),
    })
  }
  return (
    <ToolRow>
      <ToolButton icon={editIcon} label={t('acts.of.edit', called)} onClick={() => onOpen('edit', id)} />
      <MenuButton isBare label={t('acts.of.more', called)} acts={acts} />
    </ToolRow>
  )
}
