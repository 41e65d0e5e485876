import type { Page } from 'playwright-core'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { Table } from '@brigade/domain/tables/tables.schema.ts'
import { callApi, hotelId } from './brigade.ts'
import { type BarePage, serveBarePage } from './bare-page.ts'
import { barePage, type PageAppearance, readAppearance } from './page-appearance.ts'

const statuses = ['incoming', 'updated', 'inprogress', 'ontheway', 'delivered']
const tablesAddress = `/v1/table?restaurantId=${hotelId}&$sort[index]=1&skipPaginate=true`
const ordersAddress = `/v1/order?restaurantId=${hotelId}&orderType=order&${statuses
  .map((status) => `status[$in][]=${status}`)
  .join('&')}&skipPaginate=true`

const listStyles = `.bare-rows { height: 100%; overflow-y: auto; display: grid; gap: 12px; grid-template-columns: repeat(6, 1fr) }
  .bare-rows > * { content-visibility: auto; contain-intrinsic-height: auto 92px }`

/** The appearance of the floor: its frame without tiles, and a tile with one count. */
export type FloorSnapshot = { looks: PageAppearance; frame: string; tile: string }

/** Returns the appearance of the floor on a page. */
export async function takeFloorSnapshot(page: Page): Promise<FloorSnapshot> {
  return { looks: await readAppearance(page), ...(await page.evaluate(floorHtml)) }
}

type Bare = { snapshot: FloorSnapshot; port: number; token: string }

/**
 * Serves the same rooms as a page without any framework: the floor's own frame, tiles and styles, the same records in
 * two calls, and every tile in the page. It shows the least that the browser must do, for comparison.
 */
export async function startBareFloor({ snapshot, port, token }: Bare): Promise<BarePage> {
  const read = (path: string) => callApi<unknown>({ port, method: 'GET', path, token })
  const answers = new Map([
    ['/tables', await read(tablesAddress)],
    ['/orders', await read(ordersAddress)],
  ])
  const running = { tile: snapshot.tile, tables: '/tables', orders: '/orders', token: null } satisfies Running
  return serveBarePage(htmlOf(snapshot, running), { answers })
}

/** Shows the same page live, at Brigade's own address: an event is written into its one tile. */
export async function openBareFloor({ page, snapshot, port, token }: Bare & { page: Page }): Promise<void> {
  // Any page at the server's own address will do, so that it may call the server.
  await page.goto(`http://127.0.0.1:${port}/healthz`)
  const running = { tile: snapshot.tile, tables: tablesAddress, orders: ordersAddress, token } satisfies Running
  await page.setContent(htmlOf(snapshot, running))
}

function htmlOf({ looks, frame }: FloorSnapshot, running: Running): string {
  const script = `(${runBareFloor.toString()})(${JSON.stringify(running).replaceAll('<', '\\u003c')})`
  return barePage(looks, `${frame}<script>${script}</script>`, listStyles)
}

/** Runs in the page. */
function floorHtml(): Pick<FloorSnapshot, 'frame' | 'tile'> {
  const root = document.querySelector('#root')!.cloneNode(true) as HTMLElement
  const tile = [...root.querySelectorAll('[data-room]')].find(({ children }) => children.length > 1)
  if (!tile) throw new Error('No room of the floor has an order')
  while (tile.children.length > 2) tile.lastElementChild!.remove()
  // Brigade's clocks write into their tiles by themselves; here only orders do.
  tile.lastElementChild!.removeAttribute('data-clock')
  const { outerHTML } = tile
  const rows = document.createElement('div')
  rows.className = 'bare-rows'
  tile.closest('ul')!.replaceWith(rows)
  return { frame: root.outerHTML, tile: outerHTML }
}

type Running = { tile: string; tables: string; orders: string; token: string | null }

/** Runs in the page: fetches rooms and orders, draws the rooms, and receives events if it has a token. */
async function runBareFloor({ tile, tables, orders, token }: Running): Promise<void> {
  const holder = document.createElement('template')
  holder.innerHTML = tile
  const template = holder.content.firstElementChild as HTMLElement
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {}
  const read = async (path: string) => (await fetch(path, { headers })).json() as Promise<unknown>
  const [rooms, open] = (await Promise.all([read(tables), read(orders)])) as [Table[], Order[]]
  const known = new Map(open.map((order) => [order.id, order]))
  const tiles = new Map<number, HTMLElement>()

  for (const { id, name } of rooms) {
    const drawn = template.cloneNode(true) as HTMLElement
    drawn.dataset['room'] = String(id)
    drawn.firstElementChild!.textContent = name
    tiles.set(id, drawn)
  }
  const counts = new Map<number, number>()
  for (const { tableId } of open) counts.set(tableId, (counts.get(tableId) ?? 0) + 1)
  for (const [id, drawn] of tiles) write(drawn, counts.get(id) ?? 0)
  document.querySelector('.bare-rows')!.replaceChildren(...tiles.values())

  if (!token) return
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`)
  socket.addEventListener('message', ({ data }) => {
    const text = String(data)
    if (text.startsWith('0')) socket.send('40')
    else if (text === '2') socket.send('3')
    else if (text.startsWith('40')) {
      socket.send(`421${JSON.stringify(['create', 'v1/authentication', { strategy: 'jwt', accessToken: token }])}`)
    } else if (text.startsWith('42["v1/order ')) hear((JSON.parse(text.slice(2)) as [string, Order])[1])
  })

  function hear(order: Order): void {
    known.set(order.id, order)
    const drawn = tiles.get(order.tableId)
    if (!drawn) return
    const total = [...known.values()].filter(({ tableId }) => tableId === order.tableId).length
    setTimeout(() => write(drawn, total), 100)
  }

  function write(drawn: HTMLElement, total: number): void {
    drawn.lastElementChild!.textContent = `${total} new`
  }
}
