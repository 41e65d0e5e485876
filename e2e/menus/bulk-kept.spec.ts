import { expect, type Page } from '@playwright/test'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { reloadByNewVersion } from '../house/new-version.ts'
import { menuEditor } from '../people/menu-editor.ts'
import { bulkDrawer } from '../screens/bulk.ts'

const brigade = brigadeOfThisFile()
const email = 'admin@brigade.demo'
const restored = 'Your unsaved changes were restored.'

const itemRows = [
  'name_english;name_arabic;description_english;description_arabic;price;POS Id',
  'Kept soup;شوربة;Warm;دافئ;ten;k-1',
  'Kept tea;شاي;Hot;ساخن;dear;k-2',
]

journey('rows that were mended are there again when a new version reloads the page', async ({ seat, wire }) => {
  const { id: menuId, namesOfItems } = await menuWithoutCategories()
  const line = await wire(brigade)
  const page = await seat({ url: line.url, email, path: `/menu?menu=${menuId}` })
  const questions = questionsOf(page)
  const bulk = bulkDrawer(page)
  await bulk.open('items')
  await bulk.choose(aCsv(itemRows))
  await bulk.cell('price', 2).fill('10')
  await expect(bulk.problems).toHaveCount(1)

  await reloadByNewVersion(page, line)

  await expect(page.getByText(restored)).toBeVisible({ timeout: 30_000 })
  expect(questions()).toEqual([])
  await expect(bulk.cell('price', 2)).toHaveValue('10')
  await expect(bulk.problems).toHaveCount(1)
  await bulk.remove(3).click()
  await bulk.submit.click()
  await bulk.import.click()
  await expect(page.getByText('Bulk Items added successfully!')).toBeVisible()
  await expect(bulk.drawer).toHaveCount(0)
  expect(await namesOfItems()).toContain('Kept soup')
  expect(await namesOfItems()).not.toContain('Kept tea')

  await bulk.open('items')
  await expect(page.getByText('Choose a spreadsheet or drop it here')).toBeVisible()
})

journey('an import whose answer was lost with the page is asked for again, and done once', async ({ seat, wire }) => {
  const { id: menuId, namesOfItems } = await menuWithoutCategories()
  const line = await wire(brigade)
  const page = await seat({ url: line.url, email, path: `/menu/${menuId}` })
  const bulk = bulkDrawer(page)
  questionsOf(page)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Bulk Upload' }).click()
  await bulk.choose(aCsv([itemRows[0]!, 'Sent once;مرة;Warm;دافئ;3;k-3']))
  await bulk.submit.click()
  await expect(bulk.count('created')).toHaveText('1')

  line.hold()
  await bulk.import.click()
  await expect.poll(async () => (await namesOfItems()).includes('Sent once')).toBe(true)
  line.cut()
  await expect(page.getByText(/couldn’t confirm this was imported/)).toBeVisible()
  await page.goto('about:blank')
  line.release()
  line.mend()
  await page.goto(`/menu/${menuId}`)

  await expect(page.getByText('Bulk Items added successfully!')).toBeVisible()
  await expect(bulk.drawer).toHaveCount(0)
  expect((await namesOfItems()).filter((name) => name === 'Sent once')).toHaveLength(1)
})

async function menuWithoutCategories() {
  const editor = await menuEditor(brigade.url, email)
  const { id } = await editor.menuCalled('Little Guests')
  return { id, namesOfItems: async () => (await editor.itemsOf(id)).map(({ name }) => name.en) }
}

/** Returns the browser's own questions before a page is left; each is answered with yes. */
function questionsOf(page: Page): () => readonly string[] {
  const questions: string[] = []
  page.on('dialog', (question) => {
    questions.push(question.type())
    void question.accept()
  })
  return () => questions
}

function aCsv(rows: readonly string[]): { name: string; buffer: Buffer } {
  return { name: 'rows.csv', buffer: Buffer.from(rows.join('\r\n')) }
}
