import { type Currency, decimalsOf, fromMinor, toMinor } from '@brigade/domain/kit/money.ts'
import type { Knex } from 'knex'
import { byTurns, type IdRange, setTexts } from './by-turns.ts'
import { endPast, fillPast, findPast } from './past-orders.ts'
import { withoutIndexes } from './without-indexes.ts'

/**
 * The amounts of sold lines in minor units, as all others are, also where the log keeps a cart as it was before. A cart that can't be
 * rewritten exactly is kept as it was in `old_carts` and told of: amounts that the currency has not are rounded, what is no cart is left without lines.
 * Orders get what earlier migrations added to them in the same pass.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('old_carts', (table) => {
    table.text('kept').notNullable()
    table.integer('id').notNullable()
    table.text('text').notNullable()
    table.primary(['kept', 'id'])
  })
  await findPast(knex)
  await withoutIndexes(knex, 'orders', () =>
    rewriteCarts(knex, { ...toMinorUnits(knex), write: (carts) => fillPast(knex, carts) }),
  )
  await endPast(knex)
  await rewriteLog(knex, toMinorUnits(knex))
}

/** A cart that is kept as it was comes back unless it was edited since. */
export async function down(knex: Knex): Promise<void> {
  const old = await knex<OldCart>('old_carts')
  const edited = await editedSince(knex, old)
  const toDecimals = { change: fromMinor, onInexact: async () => {} }
  await rewriteCarts(knex, {
    ...toDecimals,
    write: (texts) => setTexts(knex, { table: 'orders', column: 'cart', texts }),
  })
  await rewriteLog(knex, toDecimals)
  for (const { kept, id, text } of old.filter((cart) => !edited.has(cart))) {
    if (kept === 'orders') await knex('orders').where({ id }).update({ cart: text })
    else await knex('order_events').where({ id }).update({ before: text })
  }
  await knex.schema.dropTable('old_carts')
}

type OldCart = { kept: 'orders' | 'order_events'; id: number; text: string }

/** The log is only added to; of orders, those whose cart is not what was made of the old one. */
async function editedSince(knex: Knex, old: readonly OldCart[]): Promise<Set<OldCart>> {
  const edited = new Set<OldCart>()
  for (const cart of old.filter(({ kept }) => kept === 'orders')) {
    const order = await knex('orders').where({ id: cart.id }).first('currency', 'cart')
    // Deleted by hand: nothing of it is brought back.
    if (!order) continue
    const made = rewritten(cart.text, (amount) => minorOf(amount, order.currency))
    if (order.cart !== made.text) edited.add(cart)
  }
  return edited
}

type Change = (amount: number, currency: Currency) => number | Rounded
type Rounded = { rounded: number }
type Rewriting = { change: Change; onInexact(row: OldCart): Promise<void> }
type Amounts = { price: number }
type Line = Amounts & {
  basePrice: number
  totalPrice: number
  condimentsList: Amounts[]
  selectedOptions: Amounts[]
}

function toMinorUnits(knex: Knex): Rewriting {
  return { change: minorOf, onInexact: (row) => keepOld(knex, row) }
}

type Carts = ReadonlyMap<number, string>
type RewritingCarts = Rewriting & { write(carts: Carts): Promise<void> }

async function rewriteCarts(knex: Knex, { change, onInexact, write }: RewritingCarts): Promise<void> {
  await byTurns(knex, 'orders', async (range) => {
    const rows = await knex('orders')
      .whereBetween('id', [...range])
      .select('id', 'currency', 'cart')
    const carts = new Map<number, string>()
    for (const { id, currency, cart } of rows) {
      const { text, isExact } = rewritten(cart, (amount) => change(amount, currency))
      if (!isExact) await onInexact({ kept: 'orders', id, text: cart })
      carts.set(id, text)
    }
    await write(carts)
  })
}

async function rewriteLog(knex: Knex, rewriting: Rewriting): Promise<void> {
  const isThere = await knex('order_events').whereNotNull('before').first('id')
  if (isThere) await byTurns(knex, 'order_events', (range) => rewriteEntries(knex, range, rewriting))
}

async function rewriteEntries(knex: Knex, range: IdRange, { change, onInexact }: Rewriting): Promise<void> {
  const rows = await knex('order_events')
    .join('orders', 'orders.id', 'order_events.orderId')
    .whereBetween('order_events.id', [...range])
    .where('order_events.before', 'like', '%"cart":%')
    .select('order_events.id', 'order_events.before', 'orders.currency')
  const changed = new Map<number, string>()
  for (const { id, before, currency } of rows) {
    const columns = readJson(before) as { cart?: unknown } | undefined
    if (typeof columns?.cart !== 'string') continue
    const { text, isExact } = rewritten(columns.cart, (amount) => change(amount, currency))
    if (!isExact) await onInexact({ kept: 'order_events', id, text: before })
    changed.set(id, JSON.stringify({ ...columns, cart: text }))
  }
  await setTexts(knex, { table: 'order_events', column: 'before', texts: changed })
}

/** The text of a cart with all amounts changed; no lines of what is no cart: it would fail each list that its order is in. */
function rewritten(text: string, change: (amount: number) => number | Rounded): { text: string; isExact: boolean } {
  const lines = readJson(text)
  if (!Array.isArray(lines) || !lines.every(isLine)) return { text: '[]', isExact: false }
  let isExact = true
  const amount = (value: number) => {
    const changed = change(value)
    if (typeof changed === 'number') return changed
    isExact = false
    return changed.rounded
  }
  const withPrice = <T extends Amounts>(priced: T): T => ({ ...priced, price: amount(priced.price) })
  const changed = lines.map((line) => ({
    ...withPrice(line),
    basePrice: amount(line.basePrice),
    totalPrice: amount(line.totalPrice),
    condimentsList: line.condimentsList.map(withPrice),
    selectedOptions: line.selectedOptions.map(withPrice),
  }))
  return { text: JSON.stringify(changed), isExact }
}

function isLine(value: unknown): value is Line {
  const { price, basePrice, totalPrice, condimentsList, selectedOptions } = (value ?? {}) as Partial<Line>
  if (!Array.isArray(condimentsList) || !Array.isArray(selectedOptions)) return false
  const ofChoices = [...condimentsList, ...selectedOptions].map((choice: Amounts | null) => choice?.price)
  return [price, basePrice, totalPrice, ...ofChoices].every((amount) => typeof amount === 'number')
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function minorOf(amount: number, currency: Currency): number | Rounded {
  return toMinor(amount, currency) ?? { rounded: Math.round(amount * 10 ** decimalsOf(currency)) }
}

async function keepOld(knex: Knex, row: OldCart): Promise<void> {
  await knex('old_carts').insert(row)
  process.stderr.write(`The cart of ${row.kept} ${row.id} has no exact amounts; as it was, it is kept in old_carts\n`)
}
