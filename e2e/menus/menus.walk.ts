import { expect, type Page } from '@playwright/test'
import { boxOf, expectThumbSized } from '../house/fits.ts'
import type { Language, Place, Stop } from '../house/walk.ts'
import { menuEditor } from '../people/menu-editor.ts'
import { itemForm } from '../screens/item-form.ts'
import { sortScreen } from '../screens/sort.ts'

const admin = 'admin@brigade.demo'
const editor = 'supermanager@brigade.demo'
type Words = {
  save: string
  missing: string
  descriptions: string[]
  import: string
  copy: string
  useColumns: string
}

const words: Record<Language, Words> = {
  en: {
    save: 'Save',
    missing: 'Name in EN is required!',
    descriptions: ['Description in EN is required!', 'Description in AR is required!'],
    import: 'Import menu file',
    copy: 'Copy to another venue',
    useColumns: 'Use these columns',
  },
  ar: {
    save: 'حفظ',
    missing: 'الاسم (الإنجليزية) مطلوب!',
    descriptions: ['الوصف (الإنجليزية) مطلوب!', 'الوصف (العربية) مطلوب!'],
    import: 'استيراد ملف قائمة',
    copy: 'نسخ إلى منشأة أخرى',
    useColumns: 'استخدام هذه الأعمدة',
  },
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first()
const dialog = (page: Page) => page.getByRole('dialog')
const firstRow = (page: Page) => page.locator('[data-row]').first()

export const menuBoardWalk: Stop[] = [
  { email: editor, path: () => '/menu', shown: firstRow },
  { email: editor, path: () => '/menu?open=form.sides', shown: dialog, open: saveNothing, isCovered: true },
  {
    email: editor,
    path: ({ menuId, categoryId, itemId, groupId }) =>
      `/menu?menu=${menuId}&category=${categoryId}&item=${itemId}&open=options.modifiers.${groupId}`,
    shown: (page) => dialog(page).getByRole('listitem').first(),
    isCovered: true,
  },
  { email: editor, path: () => '/menu?venue=1&menu=1&category=1&item=1', shown: firstRow, onPhone: expectWholePanels },
  { email: admin, path: () => '/bulk-operations', shown: firstRow },
]

export const menuPagesWalk: Stop[] = [
  {
    email: admin,
    path: ({ menuId }) => `/menu/${menuId}`,
    shown: (page) => page.getByRole('article').first(),
    onPhone: expectActsInOneRow,
  },
  {
    email: admin,
    path: ({ menuId }) => `/categories?menu=${menuId}`,
    shown: heading,
    // Its names in the venue's other languages are empty.
    open: async (page, { url, menuId, language }) => {
      const name = `Winter Drinks (${language})`
      await (await menuEditor(url, admin)).addCategory(menuId, name)
      await page.getByRole('rowheader').filter({ hasText: name }).waitFor()
    },
    onPhone: expectActsInOneRow,
  },
  {
    email: 'manager@hotel.demo',
    path: ({ menuId }) => `/categories?menu=${menuId}`,
    shown: heading,
    open: async (page) => {
      await page.getByRole('main').locator('header button').last().click()
      await dialog(page).locator('input[type=password]').waitFor()
    },
    isCovered: true,
    onPhone: showPassphrase,
  },
  {
    email: admin,
    path: ({ menuId }) => `/menu/${menuId}/category/sort`,
    shown: heading,
    onDesk: expectSaveInLowWindow,
  },
  ...[
    ({ itemId }: Place) => `/items/${itemId}`,
    ({ itemId }: Place) => `/modifier/${itemId}`,
    () => '/menu/group-names',
    () => '/menu/shared?venue=1',
    () => '/excel/imports',
    () => '/excel/format?venue=1',
  ].map((path) => ({ email: admin, path, shown: heading })),
]

export const menuToolsWalk: Stop[] = [
  ...['edit', 'recommend', 'tag', 'eco'].map((tool) => ({
    email: admin,
    path: ({ menuId, itemId }: Place) => `/menu/${menuId}?${tool}=${itemId}`,
    shown: dialog,
    isCovered: true as const,
  })),
  {
    email: admin,
    path: ({ menuId }) => `/menu/${menuId}?add=`,
    shown: dialog,
    open: saveNothing,
    isCovered: true,
    onPhone: expectProblemsBelowCounters,
  },
  ...(['import', 'copy'] as const).map((tool) => ({
    email: admin,
    path: ({ menuId }: Place) => `/menu/${menuId}`,
    shown: heading,
    open: async (page: Page, place: Place) => {
      await openTool(page, place, tool)
      if (tool === 'copy') await expect(dialog(page).getByRole('combobox')).toBeVisible()
    },
    isCovered: true as const,
  })),
  {
    email: admin,
    path: ({ menuId }) => `/menu/${menuId}`,
    shown: heading,
    open: openMapping,
    isCovered: true,
  },
  {
    email: admin,
    path: ({ menuId }) => `/menu/${menuId}`,
    shown: heading,
    open: async (page, place) => {
      await openMapping(page, place)
      const use = page.getByRole('button', { name: words[place.language].useColumns })
      // A press is ignored while the drawer scrolls under it.
      await expect(async () => {
        if (await use.isVisible()) await use.click()
        await expect(page.locator('[data-line]').first()).toBeVisible({ timeout: 2_000 })
      }).toPass()
    },
    isCovered: true,
  },
]

/** Opens a tool for the whole menu from the menu of acts. */
async function openTool(page: Page, { language }: Place, tool: 'import' | 'copy'): Promise<void> {
  await page.locator('main header button[aria-haspopup]').first().click()
  await page.getByRole('menuitem', { name: words[language][tool] }).click()
  await dialog(page).first().waitFor()
}

/** Opens a list of another product, whose columns are to be matched, with a wrong price in it. */
async function openMapping(page: Page, place: Place): Promise<void> {
  await openTool(page, place, 'import')
  const rows = ['Item Name,Variation Name,Categories,Price,Modifier Set - Milk', 'Latte,Large,Coffee,cheap,Y']
  const file = { name: 'square.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) }
  await dialog(page).locator('input[type=file]').setInputFiles(file)
  await dialog(page).getByRole('button', { name: words[place.language].useColumns }).waitFor()
}

/** Saves a form empty, to show its problems. */
async function saveNothing(page: Page, { language }: Place): Promise<void> {
  const { save, missing } = words[language]
  await page.getByRole('button', { name: save, exact: true }).click()
  await expect(page.getByText(missing)).toBeVisible()
}

/** Expects all that can be done to a list on one row. */
async function expectActsInOneRow(page: Page): Promise<void> {
  const acts = await page.locator('main header').locator('button[aria-haspopup], button[aria-keyshortcuts]').all()
  expect(acts).toHaveLength(2)
  const boxes = await Promise.all(acts.map(boxOf))
  expect(new Set(boxes.map(({ y }) => y)).size).toBe(1)
}

/** Shows by a thumb what a passphrase says. */
async function showPassphrase(page: Page): Promise<void> {
  await dialog(page).locator('input').fill('brigade-menu')
  const eye = dialog(page).locator('[class*=eye]')
  await expectThumbSized(eye)
  await eye.click()
  await expect(dialog(page).locator('input[type=text]')).toBeVisible()
}

async function expectSaveInLowWindow(page: Page): Promise<void> {
  const { rows, save } = sortScreen(page)
  await page.setViewportSize({ width: 640, height: 330 })
  await expect(save).toBeInViewport({ ratio: 1 })
  await rows.last().hover()
  await page.mouse.wheel(0, 1000)
  await expect(heading(page)).not.toBeInViewport()
  await expect(save).toBeInViewport({ ratio: 1 })
}

/** Expects what is wrong with a description below the counter of its letters. */
async function expectProblemsBelowCounters(page: Page, { language }: Place): Promise<void> {
  for (const sentence of words[language].descriptions) {
    const counter = dialog(page)
      .locator('.ant-form-item')
      .filter({ hasText: sentence })
      .locator('.ant-input-data-count')
    const [below, above] = [await boxOf(dialog(page).getByText(sentence)), await boxOf(counter)]
    expect(below.y).toBeGreaterThanOrEqual(above.y + above.height)
  }
}

/** Expects on a desk, from right to left, the whole names of panels with their numbers, and numbers from left to right. */
async function expectWholePanels(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 })
  const sides = page.locator('[data-panel=sides] [data-row]')
  await expect(sides).toHaveCount(3)
  for (const title of await page.locator('[data-panel] h2').all()) {
    expect(await title.evaluate((shown) => shown.scrollWidth - shown.clientWidth)).toBeLessThanOrEqual(0)
    await expect(title).toHaveText(/\d$/)
  }
  for (const row of await sides.all()) await expect(row).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'تعديل فطور هاربر' }).click()
  const price = itemForm(page, 'ar').field('price')
  await expect(price).toHaveCSS('direction', 'ltr')
  await expect(price).toHaveCSS('text-align', 'right')
}
