import type { Item, ModifierGroup, Side } from '@brigade/domain/menus/menus.schema.ts'
import type { CartLine, CartLineInput } from '@brigade/domain/orders/orders.cart.schema.ts'
import type { Order, PlaceOrder } from '@brigade/domain/orders/orders.schema.ts'
import { callApi, hotelId } from './brigade.ts'

type Kitchen = { port: number; managerToken: string; guestToken: string }

/** The size in bytes to which the bodies of orders are filled up. */
const fullOrderBytes = 1_900
const dishesTried = 60
const dishesWanted = 12

/**
 * Returns bodies of realistic orders of the hotel, as a guest's program sends them: several dishes with options, sides
 * and comments, including names, prices and totals, which the server checks.
 */
export async function makeOrderBodies(kitchen: Kitchen): Promise<string[]> {
  const lines = await findSellableLines(kitchen)
  const bodies: string[] = []
  for (const start of lines.keys()) {
    const rotated = [...lines.slice(start), ...lines.slice(0, start)]
    bodies.push(await fillOrder(kitchen, rotated))
  }
  return bodies
}

/** Returns one line for each of some dishes that are sold at this hour, those with most choices first. */
async function findSellableLines(kitchen: Kitchen): Promise<CartLineInput[]> {
  const { port, managerToken: token } = kitchen
  const list = <Row>(path: string) =>
    callApi<Row[]>({ port, method: 'GET', path: `/v1/${path}?restaurantId=${hotelId}&skipPaginate=true`, token })
  const [items, sides, groups] = await Promise.all([
    list<Item>('items'),
    list<Side>('condiments'),
    list<ModifierGroup>('modifiers'),
  ])
  const choices = (item: Item) => [...sides, ...groups].filter((part) => part.itemId === item.id).length
  const richestFirst = items.toSorted((a, b) => choices(b) - choices(a)).slice(0, dishesTried)

  const lines: CartLineInput[] = []
  for (const item of richestFirst) {
    const line = lineOf(item, sides, groups)
    if (await isSold(kitchen, line)) lines.push(line)
    if (lines.length === dishesWanted) return lines
  }
  if (lines.length === 0) throw new Error('The hotel sells nothing at this hour')
  return lines
}

function lineOf(item: Item, sides: Side[], groups: ModifierGroup[]): CartLineInput {
  return {
    itemId: item.id,
    itemQty: 1 + (item.id % 2),
    comment: 'Not too spicy, please',
    condimentsList: sides
      .filter((side) => side.itemId === item.id && side.isActive)
      .map((side) => ({ id: side.id, quantity: Math.max(1, side.min) })),
    selectedOptions: groups
      .filter((group) => group.itemId === item.id && group.isActive)
      .map((group) => ({ groupId: group.id, optionId: group.modifiersList[0]!._id })),
  }
}

async function isSold(kitchen: Kitchen, line: CartLineInput): Promise<boolean> {
  // A dish that is not sold now is refused; the next one is tried.
  return place(kitchen, [line]).then(
    () => true,
    () => false,
  )
}

function place({ port, guestToken }: Kitchen, cart: CartLineInput[]): Promise<Order> {
  const body: PlaceOrder = { restaurantId: hotelId, cart }
  return callApi<Order>({ port, method: 'POST', path: '/v1/order', token: guestToken, body })
}

async function fillOrder(kitchen: Kitchen, lines: CartLineInput[]): Promise<string> {
  for (let count = 2; ; count += 1) {
    const order = await place(kitchen, lines.slice(0, count))
    const body = JSON.stringify(bodyOf(order))
    if (body.length >= fullOrderBytes || count >= lines.length) return body
  }
}

/** Returns the body of a guest's program for this order: its own names and prices, and the totals that it showed. */
function bodyOf(order: Order): PlaceOrder {
  return {
    restaurantId: order.restaurantId,
    orderPrice: order.orderPrice,
    cartPrice: order.cartPrice,
    placeHolderPrice: order.placeHolderPrice,
    serviceFee: order.serviceFee,
    vatFee: order.vatFee,
    cart: order.cart.map(sentLine),
    orderType: 'order',
    tipAmount: 0,
    covers: 2,
    guests: 2,
    editSource: 'app',
    paymentType: 'room',
    paymentInfo: { lastname: 'Haddad' },
  }
}

function sentLine(line: CartLine): CartLineInput {
  return {
    itemId: line.itemId,
    name: line.name.en,
    price: line.price,
    itemQty: line.itemQty,
    totalPrice: line.totalPrice,
    posItemId: line.posItemId,
    prepareTime: line.prepareTime,
    comment: line.comment,
    condimentsList: line.condimentsList.map((side) => ({ ...side, name: side.name.en })),
    selectedOptions: line.selectedOptions.map((option) => ({
      ...option,
      name: option.name.en,
      value: option.value.en,
    })),
  }
}
