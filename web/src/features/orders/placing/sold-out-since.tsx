import type { DraftLine } from '@brigade/domain/orders/orders.draft.ts'
import { SoldOutTags } from '#features/menus/selling/public/sold-out-tags.tsx'
import { useSoldOut } from '#features/menus/selling/public/use-sold-out.ts'
import { soldOutOfLine } from '#features/orders/placing/sold-out-of-line.ts'

/** Shows the parts of an ordered line that are no longer available. */
export function SoldOutSince({ line, venueId }: { line: DraftLine; venueId: number }) {
  const { parts = [] } = useSoldOut(venueId)
  return <SoldOutTags parts={soldOutOfLine(line, parts)} />
}
