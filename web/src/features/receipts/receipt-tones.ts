import type { ReceiptOrder } from '@brigade/domain/receipts/receipts.schema.ts'
import type { ReceiptGroup } from '@brigade/domain/receipts/receipts.groups.ts'
import type { Tone } from '#ui/tone.ts'

/** The colours of the orders' states, as on the boards. */
export const receiptTones: Partial<Record<ReceiptOrder['status'], Tone>> & Record<ReceiptGroup, Tone> = {
  incoming: 'amber',
  updated: 'magenta',
  inprogress: 'blue',
  ontheway: 'violet',
  delivered: 'green',
}
