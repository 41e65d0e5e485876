import type { WholeItem, WholeMenu } from '@brigade/domain/menus/menus.whole-menu.ts'
import type { Page } from 'playwright-core'
import { type BarePage, serveBarePage } from './bare-page.ts'
import { callApi } from './brigade.ts'
import { largeVenueId } from './large-menu.ts'
import { barePage, readAppearance } from './page-appearance.ts'

type BareOrderSettings = {
  /** A page that shows an order with a line in it, and the choices of an item, for its appearance. */
  page: Page
  port: number
  token: string
}

/**
 * Serves New Order as a page without any framework: Brigade's own frame, rows and styles, the same menu in one answer,
 * and the choices and lines written as text, without calculating prices. It shows the least that the browser must do,
 * for comparison.
 */
export async function startBareOrder({ page, port, token }: BareOrderSettings): Promise<BarePage> {
  const path = `/v1/whole-menu?restaurantId=${largeVenueId}`
  const menu = await callApi<WholeMenu>({ port, method: 'GET', path, token })
  const desk = await page.evaluate(() => document.querySelector('dialog')!.outerHTML)
  const button = '<button aria-haspopup="dialog">New Order</button>'
  const html = barePage(await readAppearance(page), `${button}${desk}<script>(${runBareOrder.toString()})()</script>`)
  return serveBarePage(html, { answers: new Map([['/menu', menu]]) })
}

/** Runs in the page. */
function runBareOrder(): void {
  const money = new Intl.NumberFormat('en', { minimumFractionDigits: 2 })
  const desk = document.querySelector('dialog')!
  const choices = desk.querySelector('dialog')!
  const [items, lines] = desk.querySelectorAll('ul')
  const add = [...choices.querySelectorAll('button')].at(-1)!
  const sum = [...desk.querySelectorAll('dd')].at(-1)!
  const title = choices.querySelector('h2')!
  const groups = choices.querySelector('fieldset')!.parentElement!
  const sides = choices.querySelector('section')!
  // The first of the items has the mark of ordered items.
  const [drawItem, drawLine] = [drawerOf(items!.lastElementChild!), drawerOf(lines!.firstElementChild!)]
  const drawOption = drawerOf(choices.querySelector('label')!)
  const [drawGroup, drawSide] = [drawerOf(choices.querySelector('fieldset')!), drawerOf(sides.querySelector('div')!)]
  const sidesTitle = sides.querySelector('h3')!
  let chosen: WholeItem
  let total = 0

  items!.replaceChildren()
  lines!.replaceChildren()
  for (const dialog of [desk, choices]) dialog.removeAttribute('open')
  document.querySelector('body > button')!.addEventListener('click', async () => {
    desk.showModal()
    const { menus } = (await (await fetch('/menu')).json()) as WholeMenu
    items!.replaceChildren(...menus[0]!.categories[0]!.items.map(rowOf))
  })
  add.addEventListener('click', () => {
    choices.close()
    const line = drawLine()
    line.querySelector('button')!.textContent = chosen.name.en
    line.querySelector('bdi')!.textContent = money.format(chosen.price)
    lines!.append(line)
    total += chosen.price
    sum.textContent = money.format(total)
  })

  function rowOf(item: WholeItem): HTMLElement {
    const row = drawItem()
    row.querySelector('span')!.textContent = item.name.en
    row.querySelector('bdi')!.textContent = money.format(item.price)
    row.querySelector('button')!.addEventListener('click', () => openChoices(item))
    return row
  }

  function openChoices(item: WholeItem): void {
    chosen = item
    title.textContent = item.name.en
    for (const drawn of groups.querySelectorAll('fieldset')) drawn.remove()
    groups.prepend(
      ...item.modifiersList.map(({ groupName, modifiersList }, index) => {
        const group = drawGroup()
        group.querySelector('legend')!.textContent = groupName.en
        group.querySelector('div')!.replaceChildren(
          ...modifiersList.map(({ name, price }) => {
            const option = drawOption()
            const input = option.querySelector('input')!
            input.name = String(index)
            option.replaceChildren(input, `${name.en} ${money.format(price)}`)
            return option
          }),
        )
        return group
      }),
    )
    sides.replaceChildren(
      sidesTitle,
      ...item.condimentsList.map(({ name, price }) => {
        const side = drawSide()
        side.querySelector('span')!.textContent = name.en
        side.querySelector('small')!.textContent = money.format(price)
        return side
      }),
    )
    choices.showModal()
  }

  function drawerOf(first: Element): () => HTMLElement {
    const copy = first.cloneNode(true)
    return () => copy.cloneNode(true) as HTMLElement
  }
}
