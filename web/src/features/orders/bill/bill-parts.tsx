import { useQuery } from '@tanstack/react-query'
import { say } from '#kit/i18n.ts'
import { type BillPart, fetchBillParts } from '#kit/order-parts.ts'
import { useCan } from '#kit/use-can.ts'
import { Panel } from '#features/orders/parts/panel.tsx'

/** What later features bring to the page of a bill. It comes when the rest stands, and stands below it. */
export function BillParts({ id }: { id: number }) {
  const { data = [] } = useQuery({ queryKey: ['orders', 'billParts'], staleTime: Infinity, queryFn: fetchBillParts })
  return data.map((part) => <Guarded key={part.titleKey} {...part} id={id} />)
}

function Guarded({ permission = 'bills:read', titleKey, Part, id }: BillPart & { id: number }) {
  const isShown = useCan(permission)
  return isShown ? (
    <Panel title={say(titleKey)}>
      <Part id={id} />
    </Panel>
  ) : null
}
