import { readName } from '#kit/i18n/read-name.ts'
import type { Category, Menu } from '@brigade/domain/menus/menus.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { type ReactNode } from 'react'
import { lazyPart } from '#kit/loading/lazy-parts.ts'
import { MoveCategoryDialog } from '#features/menus/categories/move-category-dialog.tsx'
import type { CategoryTool } from '#features/menus/categories/use-category-tools.ts'
import { useHeldRecord } from '#kit/forms/use-held-record.ts'
import { TagDialog } from '#features/menus/parts/tag-dialog.tsx'
import type { OpenedTool } from '#kit/features/use-opened-tool.ts'
import { usePatchPart } from '#features/menus/menus.mutations.ts'
import { PartRemovalQuestion } from '#features/menus/parts/part-removal-question.tsx'

const CategoryDrawer = lazyPart(async () => ({
  default: (await import('#features/menus/forms/public/category-drawer.tsx')).CategoryDrawer,
}))

type CategoryToolHostProps = {
  opened: OpenedTool<CategoryTool>
  categories: readonly Category[]
  menu: Menu
  venue: Venue
  onClose: () => void
}

/** Renders the drawer or dialog that is open over the categories of a menu. */
export function CategoryToolHost({ opened, categories, ...place }: CategoryToolHostProps) {
  const category = useHeldRecord(categories, opened?.id ?? null)
  if (!opened) return null
  if (opened.tool === 'add') return <CategoryForm {...place} category={null} />
  if (!category) return null
  const Overlay = overlays[opened.tool]
  return <Overlay key={category.id} {...place} category={category} />
}

type OverlayProps = Pick<CategoryToolHostProps, 'menu' | 'venue' | 'onClose'> & { category: Category }

const overlays = {
  edit: CategoryForm,
  tag: CategoryTag,
  move: MoveCategoryDialog,
  delete: CategoryRemoval,
} satisfies Record<CategoryTool, (props: OverlayProps) => ReactNode>

function CategoryForm({
  menu,
  ...rest
}: Omit<OverlayProps, 'category'> & {
  /** Null for a new one. */
  category: Category | null
}) {
  return <CategoryDrawer menuId={menu.id} {...rest} />
}

function CategoryTag({ category: { id, name, tag }, onClose }: OverlayProps) {
  const { mutate: patch, isPending } = usePatchPart('categories')
  return (
    <TagDialog
      name={readName(name)}
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

function CategoryRemoval({ category: { id, name }, onClose }: OverlayProps) {
  return <PartRemovalQuestion kind="categories" id={id} name={readName(name)} onClose={onClose} />
}
