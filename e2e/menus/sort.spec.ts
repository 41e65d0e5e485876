import { expect, type Locator, type Page } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { menuEditor } from '../people/menu-editor.ts'
import { sortScreen } from '../screens/sort.ts'

const brigade = brigadeOfThisFile()

journey(
  'a row of hundreds is moved by finger, by arrow keys and by mouse, and one press saves the order',
  async ({ seat }) => {
    const editor = await menuEditor(brigade.url, 'admin@brigade.demo')
    const { id } = await editor.addMenu('Cellar', numbered(200))
    const savedNames = async () => (await editor.categoriesOf(id)).map(({ name }) => name.en)
    const page = await seat({
      url: brigade.url,
      email: 'manager@hotel.demo',
      path: `/menu/${id}/category/sort`,
      hasTouch: true,
    })
    const { rows, row, lift, spoken, save } = sortScreen(page)
    await expect(rows).toHaveCount(200)

    await journey.step('by finger', async () => {
      await dragByFinger(page, { name: 'Shelf 2.', over: 'Shelf 1.', place: 1 })
      await expect(rows.nth(0)).toContainText('Shelf 2.')
      await expect(rows.nth(1)).toContainText('Shelf 1.')
    })

    await journey.step('by arrow keys, beyond what was in sight', async () => {
      await lift('Shelf 3.', 'Shelf 3. is lifted, place 3 of 200.')
      for (let place = 4; place <= 30; place += 1) {
        await page.keyboard.press('ArrowDown')
        await expect(spoken).toHaveText(`Shelf 3. is at place ${place} of 200.`)
      }
      await page.keyboard.press('Space')
      await expect(rows.nth(29)).toContainText('Shelf 3.')
      await expect(rows.nth(29)).toBeInViewport()
    })

    await journey.step('by mouse, to where the list scrolls', async () => {
      const from = await middleOf(row('Shelf 31.'))
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(from.x, from.y + 10, { steps: 3 })
      const floor = (page.viewportSize()?.height ?? 0) - 80
      await expect(async () => {
        await page.mouse.move(from.x, floor)
        await page.mouse.move(from.x, floor - 2)
        expect(Number(/at place (\d+)/.exec((await spoken.textContent()) ?? '')?.[1])).toBeGreaterThan(60)
      }).toPass({ timeout: 30_000 })
      await page.mouse.up()
      await expect(spoken).toContainText('Shelf 31. was dropped at place')
      const putDown = Number(/at place (\d+)/.exec((await spoken.textContent()) ?? '')?.[1])
      await expect(rows.nth(putDown - 1)).toContainText('Shelf 31.')
    })

    const shown = (await rows.allTextContents()).map((text) => /Shelf \d+\./.exec(text)?.[0])
    expect(await savedNames()).toEqual(numbered(200))
    await save.click()
    await expect(page.getByText('Sorting saved.')).toBeVisible()
    await expect(page).toHaveURL(/\/categories\?menu=/)
    expect(await savedNames()).toEqual(shown)
  },
)

function numbered(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `Shelf ${index + 1}.`)
}

type Point = { x: number; y: number }

/** Returns the point by which to grab a row, once it no longer moves. */
async function middleOf(row: Locator): Promise<Point> {
  await row.hover({ trial: true })
  const box = await row.boundingBox()
  if (!box) throw new Error('The row is not on the screen')
  return { x: box.x + box.width - 60, y: box.y + box.height / 2 }
}

/** The row to drag, the row to drag it over, and its resulting position. */
type Drag = { name: string; over: string; place: number }

/** Drags a row by a finger that rests until the row is lifted and then moves, with the events of a real browser. */
async function dragByFinger(page: Page, { name, over, place }: Drag): Promise<void> {
  const { row, spoken } = sortScreen(page)
  const [from, to] = [await middleOf(row(name)), await middleOf(row(over))]
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  await touch('touchStart', [from])
  await expect(row(name).getByRole('button', { pressed: true })).toBeVisible()
  for (let step = 1; step <= 10; step += 1) {
    await touch('touchMove', [{ x: from.x, y: from.y + ((to.y - from.y) * step) / 10 }])
  }
  await expect(spoken).toContainText(`${name} is at place ${place} of`)
  await touch('touchEnd', [])
}
