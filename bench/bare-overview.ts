import type { Page } from 'playwright-core'
import type { Overview, VenueOverview } from '@brigade/domain/overview/overview.schema.ts'
import { barePage, type PageAppearance, readAppearance } from './page-appearance.ts'

/** The appearance of the overview: its frame without tiles, and a tile with signs. */
export type OverviewSnapshot = { looks: PageAppearance; frame: string; tile: string }

/** Returns the appearance of the overview on a page. */
export async function takeOverviewSnapshot(page: Page, tile: string): Promise<OverviewSnapshot> {
  return { looks: await readAppearance(page), ...(await page.evaluate(overviewHtml, tile)) }
}

type Bare = { page: Page; snapshot: OverviewSnapshot; address: string; token: string }

/**
 * Shows the same venues on a page without any framework: the overview's own frame, tiles and styles. The venues of all events of a second
 * are counted again by one call, as on the overview, and written into their tiles. It shows the least that the browser must do.
 */
export async function openBareOverview({ page, snapshot, address, token }: Bare): Promise<void> {
  // Any page at the server's own address will do, so that it may call the server.
  await page.goto(`${address}/healthz`)
  await page.setContent(barePage(snapshot.looks, snapshot.frame))
  await page.evaluate(runBareOverview, { token, tile: snapshot.tile })
}

/** Runs in the page. */
function overviewHtml(selector: string): Pick<OverviewSnapshot, 'frame' | 'tile'> {
  const root = document.querySelector('#root')!.cloneNode(true) as HTMLElement
  const tile = root.querySelector(selector)!.parentElement!
  const { outerHTML } = tile
  tile.parentElement!.dataset['bareTiles'] = ''
  tile.parentElement!.replaceChildren()
  return { frame: root.outerHTML, tile: outerHTML }
}

/** Runs in the page: counts the venues, draws them, and counts those again of which an event comes. */
async function runBareOverview({ token, tile }: { token: string; tile: string }): Promise<void> {
  const holder = document.createElement('template')
  holder.innerHTML = tile
  const template = holder.content.firstElementChild as HTMLElement
  const tiles = new Map<number, HTMLElement>()
  const list = document.querySelector('[data-bare-tiles]')!

  for (const venue of await count({})) {
    const drawn = template.cloneNode(true) as HTMLElement
    drawn.querySelector('a')!.setAttribute('href', `/orders?venue=${venue.id}`)
    drawn.querySelector('bdi')!.textContent = venue.name
    tiles.set(venue.id, drawn)
    write(venue)
  }
  list.replaceChildren(...tiles.values())

  const waiting = new Set<number>()
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`)
  socket.addEventListener('message', ({ data }) => {
    const text = String(data)
    if (text.startsWith('0')) socket.send('40')
    else if (text === '2') socket.send('3')
    else if (text.startsWith('40')) {
      socket.send(`421${JSON.stringify(['create', 'v1/authentication', { strategy: 'jwt', accessToken: token }])}`)
    } else if (text.startsWith('42["v1/order ')) {
      const [, { restaurantId }] = JSON.parse(text.slice(2)) as [string, { restaurantId: number }]
      if (waiting.size === 0) setTimeout(() => void countAgain(), 1_000)
      waiting.add(restaurantId)
    }
  })

  async function countAgain(): Promise<void> {
    const ids = [...waiting]
    waiting.clear()
    for (const venue of await count({ restaurantId: { $in: ids } })) write(venue)
  }

  async function count(body: object): Promise<VenueOverview[]> {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
    const answer = await fetch('/v1/overview', { method: 'POST', headers, body: JSON.stringify(body) })
    return ((await answer.json()) as Overview).venues
  }

  function write({
    id,
    incoming,
    updated,
    inProgress,
    lateAt,
    requests,
    trayRooms,
    today,
    lastWeek,
  }: VenueOverview): void {
    const drawn = tiles.get(id)
    if (!drawn) return
    const [, signs, takings] = drawn.querySelector('a')!.children
    const sign = signs!.firstElementChild!
    const texts = [
      `${lateAt.length} late`,
      `${incoming} new`,
      `${updated} changed`,
      `${inProgress} cooking`,
      `${requests} requests`,
      `${trayRooms} trays`,
    ]
    signs!.replaceChildren(
      ...texts.map((text) => {
        const own = sign.cloneNode() as Element
        own.textContent = text
        return own
      }),
    )
    takings!.firstElementChild!.textContent = `${today.orderPrice} today, ${lastWeek.orderPrice} last week, ${today.orders} orders`
  }
}
