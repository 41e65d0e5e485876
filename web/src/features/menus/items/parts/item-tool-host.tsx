import { readName } from '#kit/i18n/read-name.ts'
import type { Item } from '@brigade/domain/menus/menus.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { lazyPart } from '#kit/loading/lazy-parts.ts'
import type { ItemTool } from '#features/menus/items/item-tools.ts'
import type { OpenedTool } from '#kit/features/use-opened-tool.ts'
import { SoldOutDialog } from '#features/menus/selling/public/sold-out-dialog.tsx'
import { PartRemovalQuestion } from '#features/menus/parts/part-removal-question.tsx'
import { EcoTagDialog } from '#features/menus/items/parts/eco-tag-dialog.tsx'
import { TagDialog } from '#features/menus/parts/tag-dialog.tsx'
import { usePatchPart } from '#features/menus/menus.mutations.ts'
import { onePart } from '#features/menus/menus.queries.ts'

const ItemDrawer = lazyPart(async () => ({
  default: (await import('#features/menus/forms/public/item-drawer.tsx')).ItemDrawer,
}))
const RecommendationDrawer = lazyPart(async () => ({
  default: (await import('#features/menus/forms/public/recommendation-drawer.tsx')).RecommendationDrawer,
}))

type ItemToolHostProps = {
  opened: OpenedTool<ItemTool>
  venue: Venue
  menuId: number
  /** The suggested category of a new item. */
  categoryId?: number | null
  onClose: () => void
}

/** Renders the drawer or dialog that is open over a page of items. */
export function ItemToolHost({ opened, venue, menuId, categoryId, onClose }: ItemToolHostProps) {
  if (!opened) return null
  const place = { venue, menuId, onClose }
  return opened.tool === 'add' || opened.tool === 'edit' ? (
    <ItemDrawer {...place} itemId={opened.id} categoryId={categoryId} />
  ) : (
    <ToolOfItem {...opened} venue={venue} onClose={onClose} />
  )
}

type ToolOfItemProps = Pick<ItemToolHostProps, 'venue' | 'onClose'> & {
  tool: Exclude<ItemTool, 'edit'>
  id: number
}

function ToolOfItem({ tool, id, ...place }: ToolOfItemProps) {
  const { data: item } = useQuery(onePart('items', id))
  if (!item) return null
  const Overlay = overlays[tool]
  return <Overlay {...place} item={item} />
}

type OverlayProps = Pick<ItemToolHostProps, 'venue' | 'onClose'> & { item: Item }

const overlays = {
  recommend: RecommendationDrawer,
  eco: ItemEcoTag,
  tag: ItemTag,
  soldOut: ItemSoldOut,
  delete: ItemRemoval,
} satisfies Record<ToolOfItemProps['tool'], ComponentType<OverlayProps>>

function ItemEcoTag({ item: { id, name, ecoTag }, onClose }: OverlayProps) {
  const { mutate: patch, isPending } = usePatchPart('items')
  return (
    <EcoTagDialog
      name={readName(name)}
      ecoTag={ecoTag}
      isBusy={isPending}
      onChoose={(next) =>
        patch(
          { id, change: { ecoTag: next }, said: next === 'none' ? 'ecoTagRemoved' : undefined },
          { onSuccess: onClose },
        )
      }
      onClose={onClose}
    />
  )
}

function ItemTag({ item: { id, name, tag }, onClose }: OverlayProps) {
  const { mutate: patch, isPending } = usePatchPart('items')
  return (
    <TagDialog
      name={readName(name)}
      tag={tag}
      isBusy={isPending}
      onChoose={(next) =>
        patch({ id, change: { tag: next }, said: next === null ? 'tagRemoved' : 'tagsApplied' }, { onSuccess: onClose })
      }
      onClose={onClose}
    />
  )
}

function ItemSoldOut({ item: { id, name, soldOut }, onClose }: OverlayProps) {
  return <SoldOutDialog kind="item" id={id} name={readName(name)} soldOut={soldOut} onClose={onClose} />
}

function ItemRemoval({ item: { id, name }, onClose }: OverlayProps) {
  return <PartRemovalQuestion kind="items" id={id} name={readName(name)} onClose={onClose} />
}
