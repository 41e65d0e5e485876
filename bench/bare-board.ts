import type { Page } from 'playwright-core'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { hotelId } from './brigade.ts'
import { barePage, type PageAppearance, readAppearance } from './page-appearance.ts'

/**
 * The cards that the bare page has at most in a column. With two thousand it is never done with what comes in a second, so that nothing on
 * it can be pressed: a page that people can use has to leave cards out.
 */
export const bareCardsAColumn = 125

export type BareBoard = { page: Page; address: string; token: string; snapshot: BoardSnapshot }

/** The appearance of the live board: its frame without cards, a card of each column, and the sidebar in both shapes. */
export type BoardSnapshot = {
  looks: PageAppearance
  frame: string
  cards: Record<string, string>
  sidebars: [string, string]
}

const listStyles = `.bare-list { height: 100%; overflow-y: auto }
  .bare-list > * { content-visibility: auto; contain-intrinsic-height: auto 214px; margin-block-end: 8px }`

/**
 * Shows the same orders on a page without any framework: the live board's own cards and styles, the oldest of each
 * column in the page. Changes that arrive within 100 ms are written into the cards together, as on the live board. It shows the least
 * that the browser must do, for comparison.
 */
export async function openBareBoard({ page, address, token, snapshot }: BareBoard): Promise<void> {
  // Any page at the server's own address will do, so that it may call the server.
  await page.goto(`${address}/healthz`)
  await page.setContent(barePage(snapshot.looks, snapshot.frame, listStyles))
  await page.evaluate(runBareBoard, {
    token,
    venueId: hotelId,
    cards: snapshot.cards,
    sidebars: snapshot.sidebars,
    mostCards: bareCardsAColumn,
  })
}

/** Returns the appearance of the board on a page. */
export async function takeSnapshot(page: Page): Promise<BoardSnapshot> {
  const unfolded = await page.evaluate(readSidebar)
  await page.locator('header button').first().click()
  await page.waitForFunction((before) => document.querySelector('#root nav')?.outerHTML !== before, unfolded.nav)
  const folded = await page.evaluate(readSidebar)
  if (folded.width >= unfolded.width) throw new Error('The bare page would not give the board another width')
  await page.locator('header button').first().click()
  const sidebars: [string, string] = [unfolded.html, folded.html]
  return { looks: await readAppearance(page), ...(await page.evaluate(boardHtml)), sidebars }
}

/** Runs in the page: returns the sidebar, whose element around the links has the width. */
function readSidebar(): { html: string; nav: string; width: number } {
  const nav = document.querySelector('#root nav')
  const sidebar = nav?.parentElement
  if (!nav || !sidebar || sidebar.querySelector('[data-order]')) throw new Error('The side menu is not where it was')
  return { html: sidebar.outerHTML, nav: nav.outerHTML, width: sidebar.clientWidth }
}

/** Runs in the page: returns the board without its cards, and a card of each column. */
function boardHtml(): Pick<BoardSnapshot, 'frame' | 'cards'> {
  const root = document.querySelector('#root')!.cloneNode(true) as HTMLElement
  const cards: Record<string, string> = {}
  for (const column of root.querySelectorAll<HTMLElement>('[data-column]')) {
    const card = column.querySelector('[data-order]')!
    cards[column.dataset['column']!] = card.outerHTML
    const list = document.createElement('div')
    list.className = 'bare-list'
    card.closest('ul')!.replaceWith(list)
  }
  return { frame: root.outerHTML, cards }
}

type Running = {
  token: string
  venueId: number
  cards: Record<string, string>
  sidebars: [string, string]
  mostCards: number
}

/** Runs in the page: fetches the open orders, shows them, receives changes, and lets people move orders on. */
async function runBareBoard({ token, venueId, cards, sidebars, mostCards }: Running): Promise<void> {
  const columnOf: Partial<Record<Order['status'], string>> = {
    incoming: 'incoming',
    updated: 'updated',
    inprogress: 'inprogress',
    ontheway: 'inprogress',
    delivered: 'delivered',
  }
  const next: Partial<Record<Order['status'], Order['status']>> = {
    incoming: 'inprogress',
    updated: 'inprogress',
    inprogress: 'ontheway',
    ontheway: 'delivered',
    delivered: 'completed',
  }
  const words = {
    incoming: 'Accept',
    updated: 'Accept',
    inprogress: 'Mark ready',
    ontheway: 'Deliver',
    delivered: 'Mark complete',
  }
  const templates = new Map<string, Element>()
  for (const [column, html] of Object.entries(cards)) {
    const holder = document.createElement('template')
    holder.innerHTML = html
    templates.set(column, holder.content.firstElementChild!)
  }
  const lists = new Map<string, HTMLElement>()
  for (const column of document.querySelectorAll<HTMLElement>('[data-column]')) {
    const list = column.querySelector<HTMLElement>('.bare-list')
    if (list) lists.set(column.dataset['column']!, list)
  }
  // After the sign and the name.
  const counts = new Map(
    [...lists].map(([column, list]) => [column, list.closest('[data-column]')!.querySelector('h2 > :nth-child(3)')!]),
  )
  const known = new Map<number, Order>()
  const shown = new Map<number, HTMLElement>()
  const gathered: Order[] = []

  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`)
  let calls = 0
  const call = (...parts: unknown[]) => {
    calls += 1
    socket.send(`42${calls}${JSON.stringify(parts)}`)
  }
  const ready = new Promise<void>((resolve, reject) => {
    socket.addEventListener('close', () => reject(new Error('The server closed the socket')))
    socket.addEventListener('message', ({ data }) => {
      const text = String(data)
      if (text.startsWith('0')) socket.send('40')
      else if (text === '2') socket.send('3')
      else if (text.startsWith('40')) call('create', 'v1/authentication', { strategy: 'jwt', accessToken: token })
      else if (text.startsWith('43')) {
        resolve()
        // The screen that did something learns it only from the answer.
        const [refusal, answer] = JSON.parse(text.slice(text.indexOf('['))) as [unknown, Partial<Order>?]
        if (!refusal && answer?.cart) gather(answer as Order)
      } else if (text.startsWith('42["v1/order ')) gather((JSON.parse(text.slice(2)) as [string, Order])[1])
    })
  })
  await ready
  const address = `/v1/order?restaurantId=${venueId}&orderType=order&$sort[createdAt]=1&skipPaginate=true`
  const open = Object.keys(columnOf).map((status) => `&status[$in][]=${status}`)
  const answer = await fetch(address + open.join(''), { headers: { Authorization: `Bearer ${token}` } })
  for (const order of (await answer.json()) as Order[]) known.set(order.id, order)
  fillColumns()

  let folds = 0
  document.querySelector('header button')!.addEventListener('click', () => {
    folds += 1
    document.querySelector('#root nav')!.parentElement!.outerHTML = sidebars[folds % 2]!
  })

  function gather(order: Order): void {
    if (gathered.push(order) > 1) return
    setTimeout(() => {
      for (const changed of gathered.splice(0)) note(changed)
      fillColumns()
    }, 100)
  }

  function note(order: Order): void {
    const before = known.get(order.id)
    if (before && before.version >= order.version) return
    const card = shown.get(order.id)
    const column = columnOf[order.status]
    if (column) known.set(order.id, order)
    else known.delete(order.id)
    if (!card) return
    if (before && columnOf[before.status] === column) return fill(card, order)
    card.remove()
    shown.delete(order.id)
  }

  /** Shows the oldest orders of each column, as many as it has room for, and says how many it has. */
  function fillColumns(): void {
    const ofColumn = Object.groupBy(known.values(), ({ status }) => columnOf[status] ?? '')
    for (const [column, list] of lists) {
      const orders = ofColumn[column] ?? []
      counts.get(column)!.textContent = String(orders.length)
      const missing = mostCards - list.childElementCount
      if (missing <= 0) continue
      const waiting = orders.filter(({ id }) => !shown.has(id)).toSorted((one, other) => one.id - other.id)
      for (const order of waiting.slice(0, missing)) insert(list, { order, column })
    }
  }

  function insert(list: HTMLElement, { order, column }: { order: Order; column: string }): void {
    const card = templates.get(column)!.cloneNode(true) as HTMLElement
    fill(card, order)
    // The oldest orders are first; a new one belongs at or near the end.
    let before = list.lastElementChild
    while (before && Number((before as HTMLElement).dataset['order']) > order.id) before = before.previousElementSibling
    if (before) before.after(card)
    else list.prepend(card)
    shown.set(order.id, card)
  }

  document.querySelector('#root')!.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('[data-main-act]')
    const id = Number(button?.closest<HTMLElement>('[data-order]')?.dataset['order'])
    const order = known.get(id)
    if (!button || !order) return
    button.disabled = true
    if (next[order.status] === 'inprogress') call('create', 'v1/accept/order', { id })
    else call('patch', 'v1/order', id, { status: next[order.status] })
  })

  function fill(card: HTMLElement, order: Order): void {
    card.dataset['order'] = String(order.id)
    card.querySelector('[data-card-link]')!.textContent = order.table
    card.querySelector('bdi')!.textContent = `#${order.id}`
    const minutes = Math.floor((Date.now() - Date.parse(order.createdAt)) / 60_000)
    const clock = card.querySelector('header > :last-child')!
    ;(clock.querySelector('strong') ?? clock).textContent = `${minutes} min`
    const list = card.querySelector('ul')!
    const line = list.firstElementChild!
    list.replaceChildren(
      ...order.cart.map(({ itemQty, name, comment }) => {
        const row = line.cloneNode(true) as Element
        const dish = row.querySelector('p')!
        const told = dish.cloneNode() as Element
        row.querySelector('strong')!.textContent = `${itemQty}×`
        dish.textContent = name.en
        told.textContent = comment ?? ''
        dish.parentElement!.replaceChildren(dish, ...(comment ? [told] : []))
        return row
      }),
    )
    const button = card.querySelector<HTMLButtonElement>('[data-main-act]')
    if (!button) return
    button.disabled = false
    button.textContent = words[order.status as keyof typeof words]
  }
}
