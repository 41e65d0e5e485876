import type { MenuTag } from '@brigade/domain/menus/menus.tags.ts'
import { isRightToLeft } from '@brigade/domain/kit/languages.ts'
import { mayDelete } from '@brigade/domain/menus/menus.deleting.ts'
import type { Category } from '@brigade/domain/menus/menus.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { Link } from 'react-router'
import { useWords } from '#kit/i18n.ts'
import { useCan } from '#kit/use-can.ts'
import { StateTag } from '#ui/state-tag.tsx'
import type { CategoryTool } from '#features/menus/categories/use-category-tools.ts'
import { contentLanguages } from '@brigade/domain/menus/menus.languages.ts'
import { moveIcon, tagIcon } from '#features/menus/items/item-looks.ts'
import { DayTags } from '#features/menus/items/parts/day-tags.tsx'
import { RecordTable } from '#features/menus/items/parts/record-table.tsx'
import { ToolButton, ToolRow } from '#features/menus/items/parts/tool-button.tsx'
import { deleteIcon, editIcon } from '#features/menus/menu-icons.ts'

type CategoryTableProps = {
  categories: readonly Category[]
  venue: Venue
  onOpen: (tool: CategoryTool, id: number) => void
}

/** A row for each category: its name in each language of the venue, when it is had, how many items it has. (spec 2, §2.3) */
export function CategoryTable({ categories, venue, onOpen }: CategoryTableProps) {
  const t = useWords('menuItems')
  const languages = contentLanguages(venue)
  return (
    <RecordTable
      label={t('screens.categories')}
      columns={[
        ...languages.map((language) => t('menus:forms.nameIn', { language: t(`menus:languages.${language}`) })),
        t('categories.columns.days'),
        t('categories.columns.items'),
        t('categories.columns.actions'),
      ]}
    >
      {categories.map((category) => (
        <tr key={category.id}>
          {languages.map((language, index) => (
            <td key={language} lang={language} dir={isRightToLeft(language) ? 'rtl' : 'ltr'}>
              {index === 0 ? <strong>{category.name.en}</strong> : (category.name[language] ?? '')}
              {index === 0 && !category.isActive ? <StateTag tone="grey" label={t('off')} /> : null}
            </td>
          ))}
          <td>
            <DayTags days={category.daysAvailable} />
          </td>
          <td>
            <CategoryItems category={category} />
          </td>
          <td>
            <CategoryActs category={category} onOpen={onOpen} />
          </td>
        </tr>
      ))}
    </RecordTable>
  )
}

function CategoryItems({ category: { id, menuId, name, itemsCount, tag } }: { category: Category }) {
  const t = useWords('menuItems')
  const seesTags = useCan('menus:tag')
  return (
    <>
      <Link to={`/menu/${menuId}?category=${id}`} aria-label={t('acts.of.items', { name: name.en })}>
        {t('items.count', { count: itemsCount })}
      </Link>{' '}
      {seesTags && tag ? <StateTag tone="violet" icon={tagIcon} label={t(`tags.${tag as MenuTag}`)} /> : null}
    </>
  )
}

function CategoryActs({ category, onOpen }: { category: Category } & Pick<CategoryTableProps, 'onOpen'>) {
  const t = useWords('menuItems')
  const mayTag = useCan('menus:tag')
  const { id, name } = category
  const called = { name: name.en }
  return (
    <ToolRow>
      <ToolButton icon={editIcon} label={t('acts.of.edit', called)} onClick={() => onOpen('edit', id)} />
      <ToolButton icon={moveIcon} label={t('acts.of.move', called)} onClick={() => onOpen('move', id)} />
      {mayTag ? <ToolButton icon={tagIcon} label={t('acts.of.tag', called)} onClick={() => onOpen('tag', id)} /> : null}
      {mayDelete.category(category) ? (
        <ToolButton icon={deleteIcon} label={t('acts.of.delete', called)} onClick={() => onOpen('delete', id)} />
      ) : null}
    </ToolRow>
  )
}
