import type { Page } from 'playwright-core'
import { callApi } from './brigade.ts'
import { type BarePage, serveBarePage } from './bare-page.ts'
import { barePage, readAppearance } from './page-appearance.ts'

type BareMenuSettings = {
  /** A page that shows the menu in Brigade, for its appearance. */
  page: Page
  port: number
  menuId: number
  token: string
}

type Row = { id: number; name: { en: string }; price?: number }

/**
 * Serves the same menu as a page without any framework: Brigade's own frame, rows and styles, the same records in two
 * calls, and the visible rows written as text. It shows the least that the browser must do, for comparison.
 */
export async function startBareMenu({ page, port, menuId, token }: BareMenuSettings): Promise<BarePage> {
  const listed = (path: string) =>
    callApi<(Row & { categoryId?: number })[]>({
      port,
      method: 'GET',
      path: `/v1/${path}&$sort[index]=1&skipPaginate=true`,
      token,
    })
  const categories = await listed(`category?menuId=${menuId}`)
  const items = await listed(`items?menuId=${menuId}`)
  const rows = items.map(({ id, name, price, categoryId }) => ({ id, name, price, categoryId }))
  const answers = new Map<string, unknown>([
    ['/categories', categories],
    ['/items', rows],
    ...categories.map(({ id }) => [`/items/${id}`, rows.filter(({ categoryId }) => categoryId === id)] as const),
  ])
  const frame = await page.evaluate(frameOfMenu)
  const html = barePage(await readAppearance(page), `${frame}<script>(${runBareMenu.toString()})()</script>`)

  return serveBarePage(html, { answers })
}

/** Runs in the page: returns the screen with one row in each of the two lists. */
function frameOfMenu(): string {
  const root = document.querySelector('#root')!.cloneNode(true) as HTMLElement
  for (const panel of ['categories', 'items']) {
    const list = root.querySelector(`[data-panel="${panel}"] ul`)!
    list.replaceChildren(list.firstElementChild!)
  }
  return root.outerHTML
}

/** Runs in the page. */
async function runBareMenu(): Promise<void> {
  const mostInSight = 16
  const listOf = (panel: string) => {
    const list = document.querySelector<HTMLElement>(`[data-panel="${panel}"] ul`)!
    return { list, row: list.firstElementChild as HTMLElement, height: list.firstElementChild!.clientHeight }
  }
  const panels = { categories: listOf('categories'), items: listOf('items') }
  const read = async (path: string) => (await (await fetch(path)).json()) as Row[]

  const [categories, all] = [await read('/categories'), read('/items')]
  draw('categories', categories)
  await open(categories[0]!.id)

  panels.categories.list.addEventListener('click', ({ target }) => {
    const row = (target as Element).closest<HTMLElement>('[data-row]')
    if (row) void open(Number(row.dataset['row']))
  })
  document.querySelector('[data-panel="items"] input')!.addEventListener('input', async ({ target }) => {
    const wanted = (target as HTMLInputElement).value.toLowerCase()
    draw(
      'items',
      (await all).filter(({ name }) => name.en.toLowerCase().includes(wanted)),
    )
  })

  async function open(categoryId: number): Promise<void> {
    draw('items', await read(`/items/${categoryId}`))
  }

  function draw(panel: keyof typeof panels, rows: Row[]): void {
    const { list, row, height } = panels[panel]
    list.style.height = `${rows.length * height}px`
    list.replaceChildren(
      ...rows.slice(0, mostInSight).map(({ id, name, price }, index) => {
        const drawn = row.cloneNode(true) as HTMLElement
        drawn.style.top = `${index * height}px`
        drawn.querySelector<HTMLElement>('[data-row]')!.dataset['row'] = String(id)
        drawn.querySelector('bdi')!.textContent = price === undefined ? name.en : `${name.en} · ${price}`
        return drawn
      }),
    )
  }
}
