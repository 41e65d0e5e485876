/** The parts of an order on the wire that journeys read. */
export type Order = {
  id: number
  billId: number
  table: string
  status: string
  version: number
  cart: CartLine[]
}

type CartLine = {
  itemId: number
  itemQty: number
  comment: string
  selectedOptions: { groupId: number; optionId: string }[]
}
