import type { Category, Menu } from '@brigade/domain/menus/menus.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { Suspense } from 'react'
import { lazyPart } from '#kit/lazy-parts.ts'
import { MoveCategoryDialog } from '#features/menus/categories/move-category-dialog.tsx'
import type { CategoryTool } from '#features/menus/categories/use-category-tools.ts'
import { useHeldRecord } from '#kit/use-held-record.ts'
import { TagDialog } from '#features/menus/parts/tag-dialog.tsx'
import type { OpenedTool } from '#kit/use-opened-tool.ts'
import { usePatchPart } from '#features/menus/menus.mutations.ts'
import { RemovalQuestion } from '#features/menus/parts/removal-question.tsx'

const CategoryDrawer = lazyPart(async () => ({
  default: (await import('#features/menus/forms/door/category-drawer.tsx')).CategoryDrawer,
}))

type CategoryToolHostProps = {
  opened: OpenedTool<CategoryTool>
  categories: readonly Category[]
  menu: Menu
  venue: Venue
  onClose: () => void
}

/** Draws the drawer or dialog that is open over the categories of a menu. */
export function CategoryToolHost({ opened, categories, menu, venue, onClose }: CategoryToolHostProps) {
  const { mutate: patch, isPending } = usePatchPart('categories')
  const category = useHeldRecord(categories, opened?.id ?? null)
  if (!opened) return null
  if (opened.tool === 'add' || (opened.tool === 'edit' && category)) {
    return (
      <Suspense fallback={null}>
        <CategoryDrawer key={opened.id} venue={venue} menuId={menu.id} category={category ?? null} onClose={onClose} />
      </Suspense>
    )
  }
  if (!category) return null
  const { id, name, tag } = category
  if (opened.tool === 'move') return <MoveCategoryDialog category={category} venue={venue} onClose={onClose} />
  if (opened.tool === 'delete') {
    return <RemovalQuestion kind="categories" id={id} name={name.en} onClose={onClose} />
  }
  return (
    <TagDialog
      name={name.en}
      tag={tag}
      isBusy={isPending}
      onChoose={(next) =>
        patch(
          { id, change: { tag: next }, said: next === null ? 'tagsRemoved' : 'tagsApplied' },
          { onSuccess: onClose },
        )
      }
      onClose={onClose}
    />
  )
}
