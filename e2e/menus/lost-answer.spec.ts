import { expect } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { menuEditor } from '../people/menu-editor.ts'
import { itemForm } from '../screens/item-form.ts'
import { soldOut } from '../screens/sold-out.ts'

const brigade = brigadeOfThisFile()
const notKnown = /couldn’t confirm this was saved/

journey('a form whose answer got lost finds what was saved, says so and closes', async ({ seat, wire }) => {
  const editor = await menuEditor(brigade.url, 'admin@brigade.demo')
  const { id } = await editor.menuCalled('Little Guests')
  const namesOfItems = async () => (await editor.itemsOf(id)).map(({ name }) => name.en)
  const [item] = await editor.itemsOf(id)
  const line = await wire(brigade)
  const page = await seat({ url: line.url, email: 'supermanager@brigade.demo', path: `/menu/${id}?edit=${item?.id}` })
  const { drawer, field, save } = itemForm(page)
  await field('name').fill('Sunrise  Burgers ')

  line.hold()
  await save.click()
  await expect.poll(namesOfItems).toContain('Sunrise Burgers')
  line.cut()
  await expect(drawer.getByText(notKnown)).toBeVisible({ timeout: 30_000 })
  line.release()
  line.mend()

  await expect(page.getByText('Item updated successfully!')).toBeVisible()
  await expect(drawer).toHaveCount(0)

  await page.getByRole('button', { name: 'Add item' }).click()
  await field('name').fill('Moon Soup')
  await field('arabicName').fill('شوربة القمر')
  await field('description').fill('Of the evening')
  await field('arabicDescription').fill('للمساء')
  await field('price').fill('12')
  await field('posId').fill('moon-1')
  line.hold()
  await save.click()
  await expect.poll(namesOfItems).toContain('Moon Soup')
  line.cut()
  await expect(drawer.getByText(notKnown)).toBeVisible({ timeout: 30_000 })
  line.release()
  line.mend()

  await expect(page.getByText('Item added successfully!')).toBeVisible()
  await expect(drawer).toHaveCount(0)
  expect((await namesOfItems()).filter((name) => name === 'Moon Soup')).toHaveLength(1)
})

journey('what was marked as sold out though the answer got lost is told as sold out', async ({ seat, wire }) => {
  const line = await wire(brigade)
  const page = await seat({ url: line.url, email: 'chief@hotel.demo' })
  const marking = soldOut(page)
  await marking.button.click()
  await marking.search.fill('fattoush')
  await expect(marking.choice('Until tomorrow', 'Fattoush')).toBeVisible()

  line.hold()
  await marking.choice('Until tomorrow', 'Fattoush').click()
  line.cut()
  await expect(page.getByText(notKnown)).toBeVisible({ timeout: 30_000 })
  line.release()
  line.mend()

  await expect(page.getByText(notKnown)).toHaveCount(0)
  await expect(marking.drawer.getByRole('button', { name: 'Put back on menu: Fattoush' })).toBeVisible()
})
