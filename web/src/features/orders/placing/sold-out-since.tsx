import type { DraftLine } from '@brigade/domain/orders/orders.draft.ts'
import { SoldOutTags } from '#features/menus/selling/door/sold-out-tags.tsx'
import { useSoldOut } from '#features/menus/selling/door/use-sold-out.ts'
import { soldOutOfLine } from '#features/orders/placing/sold-out-of-line.ts'

/** What of a line that was ordered can't be had any more. */
export function SoldOutSince({ line, venueId }: { line: DraftLine; venueId: number }) {
  const { parts = [] } = useSoldOut(venueId)
  return <SoldOutTags parts={soldOutOfLine(line, parts)} />
}
