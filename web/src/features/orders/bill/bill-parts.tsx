import { useQuery } from '@tanstack/react-query'
import { say } from '#kit/i18n.ts'
import { type BillPart, fetchBillParts, type ShownBill } from '#kit/order-parts.ts'
import { useCan } from '#kit/use-can.ts'
import { Panel } from '#ui/panel.tsx'

/** What later features bring to the page of a bill. It comes when the rest stands, and stands below it. */
export function BillParts(shown: ShownBill) {
  const { data = [] } = useQuery({ queryKey: ['orders', 'billParts'], staleTime: Infinity, queryFn: fetchBillParts })
  return data.map((part) => <Guarded key={part.titleKey} part={part} shown={shown} />)
}

function Guarded({ part, shown }: { part: BillPart; shown: ShownBill }) {
  const { permission = 'bills:read', titleKey, Frame, Part } = part
  if (!useCan(permission)) return null
  const panel = (
    <Panel title={say(titleKey)}>
      <Part {...shown} />
    </Panel>
  )
  return Frame ? <Frame {...shown}>{panel}</Frame> : panel
}
