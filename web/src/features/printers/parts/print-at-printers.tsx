import { useQuery } from '@tanstack/react-query'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useUser } from '#kit/calls/session.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { BigButton } from '#ui/big-button.tsx'
import { kitchenIcon, printerIcon } from '#ui/icon-paths.ts'
import { usePrint } from '#features/printers/printers.mutations.ts'
import { printPlacesOf } from '#features/printers/printers.queries.ts'
import type { Printable } from '#features/receipts/public/print-ways.tsx'
import { venueScopeOf } from '#features/venues/venues.queries.ts'

/**
 * Prints an order or a bill: its receipt at each printer of the venue that takes receipts, and kitchen tickets at the
 * printers that take those.
 */
export function PrintAtPrinters(printable: Printable) {
  return useCan('printers:print') ? <Places printable={printable} /> : null
}

function Places({ printable }: { printable: Printable }) {
  const t = useTranslations('printers')
  const scope = venueScopeOf(useUser())
  const { data = [] } = useQuery(printPlacesOf(scope === 'all' ? null : scope))
  const print = usePrint(printable)
  const isOfAnOrder = 'orderId' in printable
  const hasKitchen = data.some(({ prints }) => prints.includes('kitchen'))
  return (
    <>
      {data
        .filter(({ prints }) => prints.includes('receipt'))
        .map(({ id, name }) => (
          <BigButton
            key={id}
            kind="quiet"
            icon={printerIcon}
            isBusy={print.isPending}
            onClick={() => print.mutate({ what: isOfAnOrder ? 'receipt' : 'bill', printerId: id, name })}
          >
            {t(isOfAnOrder ? 'receiptAt' : 'billAt', { name })}
          </BigButton>
        ))}
      {isOfAnOrder && hasKitchen ? (
        <BigButton
          kind="quiet"
          icon={kitchenIcon}
          isBusy={print.isPending}
          onClick={() => print.mutate({ what: 'kitchen' })}
        >
          {t('ticketsAtPrinters')}
        </BigButton>
      ) : null}
    </>
  )
}
