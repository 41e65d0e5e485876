import { expect, type Locator, type Page } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { menuEditor } from '../people/menu-editor.ts'
import { speak } from '../people/staff.ts'
import { sortScreen } from '../screens/sort.ts'

const brigade = brigadeOfThisFile()

const email = 'manager@hotel.demo'

/** Returns the current categories of a menu, by their English names. */
async function standing(menu: string, language: 'en' | 'ar' = 'en') {
  const editor = await menuEditor(brigade.url, 'admin@brigade.demo')
  const { id } = await editor.menuCalled(menu)
  const names = async () => (await editor.categoriesOf(id)).map(({ name }) => name[language] ?? '')
  return { id, editor, names }
}

journey('a category is moved by keyboard, every step is spoken, and one press saves the order', async ({ seat }) => {
  const { id, names } = await standing('Breakfast')
  const [first = '', second = '', ...others] = await names()
  const page = await seat({ url: brigade.url, email, path: `/menu/${id}/category/sort` })
  const { lift, spoken, save, expectOrder } = sortScreen(page)
  await expectOrder([first, second, ...others])
  await expect(save).toBeDisabled()

  await lift(first, `${first} is lifted, place 1 of ${others.length + 2}.`)
  await page.keyboard.press('ArrowDown')
  await expect(spoken).toHaveText(`${first} is at place 2 of ${others.length + 2}.`)
  await page.keyboard.press('Space')
  await expect(spoken).toHaveText(`${first} was dropped at place 2 of ${others.length + 2}.`)

  await expectOrder([second, first, ...others])
  expect(await names()).toEqual([first, second, ...others])
  await save.click()
  await expect(page.getByText('Sorting saved.')).toBeVisible()
  await expect(page).toHaveURL(/\/categories\?menu=/)
  expect(await names()).toEqual([second, first, ...others])
})

journey('the same in Arabic, from right to left; Escape leaves a row where it was', async ({ seat }) => {
  const { id, names } = await standing('Drinks', 'ar')
  const [first = '', second = '', ...others] = await names()
  await speak(brigade.url, { email: 'ordertaker@hotel.demo', language: 'ar' })
  const page = await seat({ url: brigade.url, email: 'ordertaker@hotel.demo', path: `/menu/${id}/category/sort` })
  const { lift, spoken, save, expectOrder } = sortScreen(page)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expectOrder([first, second, ...others])

  const lifted = `رُفع ${first}، المكان 1 من ${others.length + 2}.`
  await lift(first, lifted)
  await page.keyboard.press('ArrowDown')
  await expect(spoken).toContainText('في المكان 2')
  await page.keyboard.press('Escape')
  await expect(spoken).toContainText('عاد')
  await expectOrder([first, second, ...others])

  await lift(first, lifted)
  await page.keyboard.press('ArrowDown')
  await expect(spoken).toContainText('في المكان 2')
  await page.keyboard.press('Space')
  await expectOrder([second, first, ...others])
  await save.click()
  await expect.poll(names).toEqual([second, first, ...others])
})

journey('a row is dragged by mouse and by finger', async ({ seat }) => {
  const { id, names } = await standing('All-Day Dining')
  const [first = '', second = '', third = '', ...others] = await names()
  const page = await seat({ url: brigade.url, email, path: `/menu/${id}/category/sort`, hasTouch: true })
  const { expectOrder } = sortScreen(page)
  await expectOrder([first, second, third, ...others])

  await dragByMouse(page, { name: first, over: second, place: 2 })
  await expectOrder([second, first, third, ...others])

  await dragByFinger(page, { name: third, over: second, place: 1 })
  await expectOrder([third, second, first, ...others])
})

journey(
  'in a list of hundreds a row goes by arrows beyond what was in sight, and by mouse to where it scrolls',
  async ({ seat }) => {
    const editor = await menuEditor(brigade.url, 'admin@brigade.demo')
    const { id } = await editor.addMenu('Cellar', numbered(200))
    const page = await seat({ url: brigade.url, email, path: `/menu/${id}/category/sort` })
    const { rows, row, lift, spoken } = sortScreen(page)
    await expect(rows).toHaveCount(200)

    await lift('Shelf 3.', 'Shelf 3. is lifted, place 3 of 200.')
    for (let place = 4; place <= 30; place += 1) {
      await page.keyboard.press('ArrowDown')
      await expect(spoken).toHaveText(`Shelf 3. is at place ${place} of 200.`)
    }
    await page.keyboard.press('Space')
    await expect(rows.nth(29)).toContainText('Shelf 3.')
    await expect(rows.nth(29)).toBeInViewport()

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
  },
)

journey('what somebody else adds meanwhile is shown, and what was moved stays moved', async ({ seat }) => {
  const { id, names, editor } = await standing('Breakfast')
  const before = await names()
  const page = await seat({ url: brigade.url, email, path: `/menu/${id}/category/sort` })
  const { place, save, expectOrder } = sortScreen(page)
  await expectOrder(before)
  const last = before.at(-1) ?? ''
  const others = before.slice(0, -1)
  await place(last).fill('1')
  await place(last).press('Enter')
  await expectOrder([last, ...others])

  await editor.addCategory(id, 'Ice cream')

  await expect(page.getByText('This list changed while you were sorting.')).toBeVisible()
  await save.click()
  await expect.poll(names).toContain('Ice cream')
  await expect.poll(async () => (await names())[0]).toBe(last)
})

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

async function dragByMouse(page: Page, { name, over, place }: Drag): Promise<void> {
  const { row, spoken } = sortScreen(page)
  const [from, to] = [await middleOf(row(name)), await middleOf(row(over))]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x, from.y + 10, { steps: 3 })
  await page.mouse.move(to.x, to.y, { steps: 10 })
  await expect(spoken).toContainText(`${name} is at place ${place} of`)
  await page.mouse.up()
}

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
