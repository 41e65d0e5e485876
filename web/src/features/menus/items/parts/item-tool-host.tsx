import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { lazyPart } from '#kit/lazy-parts.ts'
import type { ItemTool } from '#features/menus/items/item-tools.ts'
import type { OpenedTool } from '#kit/use-opened-tool.ts'
import { SoldOutDialog } from '#features/menus/selling/door/sold-out-dialog.tsx'
import { RemovalQuestion } from '#features/menus/parts/removal-question.tsx'
import { EcoTagDialog } from '#features/menus/items/parts/eco-tag-dialog.tsx'
import { TagDialog } from '#features/menus/parts/tag-dialog.tsx'
import { usePatchPart } from '#features/menus/menus.mutations.ts'
import { onePart } from '#features/menus/menus.queries.ts'

const ItemDrawer = lazyPart(async () => ({
  default: (await import('#features/menus/forms/door/item-drawer.tsx')).ItemDrawer,
}))
const RecommendationDrawer = lazyPart(async () => ({
  default: (await import('#features/menus/forms/door/recommendation-drawer.tsx')).RecommendationDrawer,
}))

type ItemToolHostProps = {
  opened: OpenedTool<ItemTool>
  venue: Venue
  menuId: number
  /** Where an added item is proposed to stand. */
  categoryId?: number | null
  onClose: () => void
}

/** Draws the drawer or dialog that is open over a page of items. */
export function ItemToolHost({ opened, venue, menuId, categoryId, onClose }: ItemToolHostProps) {
  if (!opened) return null
  const place = { venue, menuId, onClose }
  return (
    <Suspense fallback={null}>
      {opened.tool === 'add' || opened.tool === 'edit' ? (
        <ItemDrawer {...place} itemId={opened.id} categoryId={categoryId} />
      ) : (
        <ToolOfItem {...opened} venue={venue} onClose={onClose} />
      )}
    </Suspense>
  )
}

type ToolOfItemProps = Pick<ItemToolHostProps, 'venue' | 'onClose'> & {
  tool: Exclude<ItemTool, 'edit'>
  id: number
}

function ToolOfItem({ tool, id, venue, onClose }: ToolOfItemProps) {
  const { data: item } = useQuery(onePart('items', id))
  const { mutate: patch, isPending } = usePatchPart('items')
  if (!item) return null
  const change = (changed: Parameters<typeof patch>[0]['change'], said?: Parameters<typeof patch>[0]['said']) =>
    patch({ id, change: changed, said }, { onSuccess: onClose })

  if (tool === 'recommend') return <RecommendationDrawer item={item} venue={venue} onClose={onClose} />
  if (tool === 'delete') return <RemovalQuestion kind="items" id={id} name={item.name.en} onClose={onClose} />
  if (tool === 'soldOut') {
    return <SoldOutDialog kind="item" id={id} name={item.name.en} soldOut={item.soldOut} onClose={onClose} />
  }
  if (tool === 'eco') {
    return (
      <EcoTagDialog
        name={item.name.en}
        ecoTag={item.ecoTag}
        isBusy={isPending}
        onChoose={(ecoTag) => change({ ecoTag }, ecoTag === 'none' ? 'ecoTagRemoved' : undefined)}
        onClose={onClose}
      />
    )
  }
  return (
    <TagDialog
      name={item.name.en}
      tag={item.tag}
      isBusy={isPending}
      onChoose={(tag) => change({ tag }, tag === null ? 'tagRemoved' : 'tagsApplied')}
      onClose={onClose}
    />
  )
}
