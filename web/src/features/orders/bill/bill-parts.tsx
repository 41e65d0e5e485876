import { useQuery } from '@tanstack/react-query'
import { translate } from '#kit/i18n/i18n.ts'
import { type BillPart, billSlot, type ShownBill } from '#features/orders/public/bill-slots.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { Panel } from '#ui/panel.tsx'

/** Shows the parts of a bill's page that other features add. They load after the rest, and are below it. */
export function BillParts(shown: ShownBill) {
  const { data = [] } = useQuery(billSlot.query())
  return data.map((part) => <Guarded key={part.titleKey} part={part} shown={shown} />)
}

function Guarded({ part, shown }: { part: BillPart; shown: ShownBill }) {
  const { permission = 'bills:read', titleKey, Frame, Part } = part
  if (!useCan(permission)) return null
  const panel = (
    <Panel title={translate(titleKey)}>
      <Part {...shown} />
    </Panel>
  )
  return Frame ? <Frame {...shown}>{panel}</Frame> : panel
}
