import { bulkColumns } from '@brigade/domain/menus/bulk/bulk.columns.ts'
import { rowsOfCells } from '@brigade/domain/menus/bulk/bulk.sheet.ts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
// Loaded here, because loading them when they are first drawn takes long.
import '#features/menus/bulk/public/bulk-drawer.tsx'
import '#features/menus/forms/public/options-dialog.tsx'
import '#features/menus/panels/pages/menu.page.tsx'
import { forgetRows, hasKeptRows, type KeptRows, rowsKeyOf } from '#features/menus/bulk/public/kept-rows.ts'
import { menuBulkFeature } from '#features/menus/bulk/menu-bulk.feature.tsx'
import { closeBoardAfterEach, openBoard, panel } from '#features/menus/panels/testing/open-board.tsx'
import { setSessionText } from '#kit/calls/session-text.ts'
import { loadTranslations, registerTranslations } from '#kit/i18n/i18n.ts'

const key = rowsKeyOf('modifiers', { venueId: 1, itemId: 1, groupId: 1 })
const cells = [
  ['name_english', 'name_arabic', 'price'],
  ['Huge', 'ضخم', '4'],
]
const columns = bulkColumns('modifiers', { languages: ['en', 'ar'], isPOSIntegrated: false })
const { rows, places, ...told } = rowsOfCells(cells, columns)!
const kept: KeptRows = {
  sheet: { ...told, source: { fileName: 'sizes.csv' } },
  lines: rows.map((row, index) => ({ line: places[index]!, row })),
}

closeBoardAfterEach()

beforeEach(async () => {
  forgetRows(key)
  registerTranslations('menuBulk', menuBulkFeature.translations)
  await loadTranslations('menuBulk')
})

/** Opens the options of a group after a reload before which these rows were mended. */
async function openOptions() {
  const opened = await openBoard({ role: 'admin' })
  setSessionText(key, JSON.stringify(kept))
  await opened.user.click(await panel('Modifiers').findByText('Size'))
  await screen.findByText('Options of Size')
  return opened
}

it('shows the rows of a group’s options again as they were mended, until they are left', async () => {
  const { user } = await openOptions()
  expect(await screen.findByText('Your unsaved changes were restored.')).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('price, row 2').value).toBe('4')

  await user.click(screen.getAllByRole('button', { name: 'Cancel' }).at(-1)!)
  await user.click(await screen.findByRole('button', { name: 'Leave' }))

  await waitFor(() => expect(screen.queryByLabelText('price, row 2')).toBeNull())
  expect(hasKeptRows(key)).toBe(false)
})
