import { expect, type Page } from '@playwright/test'
import type { Language, Place, Stop } from '../house/walk.ts'

const admin = 'admin@brigade.demo'
const editor = 'supermanager@brigade.demo'
const words: Record<Language, { save: string; missing: string }> = {
  en: { save: 'Save', missing: 'Name in EN is required!' },
  ar: { save: 'حفظ', missing: 'الاسم باللغة EN مطلوب!' },
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
  { email: admin, path: () => '/bulk-operations', shown: firstRow },
]

export const menuPagesWalk: Stop[] = [
  { email: admin, path: ({ menuId }) => `/menu/${menuId}`, shown: (page) => page.getByRole('article').first() },
  ...[
    ({ menuId }: Place) => `/categories?menu=${menuId}`,
    ({ itemId }: Place) => `/items/${itemId}`,
    ({ itemId }: Place) => `/modifier/${itemId}`,
    ({ menuId }: Place) => `/menu/${menuId}/category/sort`,
    () => '/menu/group-names',
    () => '/excel/imports',
  ].map((path) => ({ email: admin, path, shown: heading })),
]

export const menuToolsWalk: Stop[] = ['edit', 'recommend', 'tag', 'eco'].map((tool) => ({
  email: admin,
  path: ({ menuId, itemId }) => `/menu/${menuId}?${tool}=${itemId}`,
  shown: dialog,
  isCovered: true,
}))

/** A form with what it says against saving it empty. */
async function saveNothing(page: Page, { language }: Place): Promise<void> {
  const { save, missing } = words[language]
  await page.getByRole('button', { name: save, exact: true }).click()
  await expect(page.getByText(missing)).toBeVisible()
}
