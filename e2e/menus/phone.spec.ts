import { expect, type Locator } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { itemForm } from '../screens/item-form.ts'

const brigade = brigadeOfThisFile()
const phone = { width: 390, height: 844 }

journey('on a phone what is done to a list takes one row, and keeps its words for screen readers', async ({ seat }) => {
  const page = await seat({ url: brigade.url, email: 'admin@brigade.demo', path: '/menu/1', viewport: phone })
  for (const [path, names] of [
    ['/menu/1', ['Categories', 'Sort Items Order', 'Bulk Upload', 'Export Items', 'Add item']],
    ['/categories?menu=1', ['Items', 'Sort Categories Order', 'Bulk Upload', 'Export Categories', 'Add category']],
  ] as const) {
    await page.goto(path)
    const acts = page.locator('main header').locator('a, button')
    await expect(acts).toHaveCount(names.length)
    for (const [place, name] of names.entries()) await expect(acts.nth(place)).toHaveAccessibleName(name)

    expect(new Set((await boxesOf(acts)).map(({ y }) => y)).size).toBe(1)
  }
})

journey('what is wrong with a description is said below its counter', async ({ seat }) => {
  const page = await seat({ url: brigade.url, email: 'admin@brigade.demo', path: '/menu/1?add=', viewport: phone })
  const { drawer, save } = itemForm(page)
  // The star of what has to be filled in is for the eye alone.
  await expect(drawer.getByRole('textbox', { name: 'Name in English', exact: true })).toBeVisible()
  await save.click()

  for (const sentence of ['Description in EN is required!', 'Description in AR is required!']) {
    const said = drawer.getByText(sentence)
    const counter = drawer.locator('.ant-form-item').filter({ hasText: sentence }).locator('.ant-input-data-count')
    const [[below], [above]] = [await boxesOf(said), await boxesOf(counter)]
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? Infinity) + (above?.height ?? 0))
  }
})

journey('on a phone a thumb shows what a passphrase says', async ({ seat }) => {
  const page = await seat({
    url: brigade.url,
    email: 'manager@hotel.demo',
    path: '/categories?menu=1',
    viewport: phone,
  })
  await page.getByRole('button', { name: 'Add category' }).click()
  const field = page.getByLabel('Passphrase', { exact: true })
  await field.fill('brigade-menu')
  const eye = page.getByRole('dialog').locator('[class*=eye]')
  const [box] = await boxesOf(eye)
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)

  await eye.click()

  await expect(field).toHaveAttribute('type', 'text')
})

async function boxesOf(shown: Locator) {
  await expect(shown.first()).toBeVisible()
  const boxes = await Promise.all((await shown.all()).map((each) => each.boundingBox()))
  return boxes.flatMap((box) => (box ? [box] : []))
}
