/** An order as it is received: the parts that the simulator reads. It ignores the rest. */
export type SentOrder = {
  orderId: number | null
  tableRoomNumber: string
  orderPrice: number
  guestCount: number
  tenderMedia: string
  /** Null for a new check. */
  checkNumber: string | null
  cart: SentLine[]
}

type SentLine = { itemId: string; name: string; itemQty: number; totalPrice: number; condimentList: SentCondiment[] }

type SentCondiment = { itemId: string; name: string; itemQty: number }

/** Reads a body; returns undefined if it is not an order for a point of sale. */
export function readOrder(text: string): SentOrder | undefined {
  const body = fieldsOf(parsed(text))
  if (!Array.isArray(body.cart) || body.cart.length === 0) return undefined
  const cart = body.cart.map((line: unknown) => readLine(fieldsOf(line)))
  return cart.every(({ itemId }) => itemId !== '') ? { ...headOf(body), cart } : undefined
}

function headOf(body: Fields): Omit<SentOrder, 'cart'> {
  return {
    orderId: typeof body.orderId === 'number' ? body.orderId : null,
    tableRoomNumber: textOf(body.tableRoomNumber),
    orderPrice: numberOf(body.orderPrice),
    guestCount: numberOf(body.guestCount),
    tenderMedia: textOf(body.tenderMedia),
    checkNumber: textOf(body.checkNumber) || null,
  }
}

function readLine({ itemId, name, itemQty, totalPrice, condimentList }: Fields): SentLine {
  const condiments: unknown[] = Array.isArray(condimentList) ? condimentList : []
  return {
    itemId: textOf(itemId),
    name: textOf(name),
    itemQty: numberOf(itemQty),
    totalPrice: numberOf(totalPrice),
    condimentList: condiments.map((each) => {
      const condiment = fieldsOf(each)
      return { itemId: textOf(condiment.itemId), name: textOf(condiment.name), itemQty: numberOf(condiment.itemQty) }
    }),
  }
}

type Fields = Record<string, unknown>

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A body that is not JSON is not an order.
    return undefined
  }
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : 0
}
