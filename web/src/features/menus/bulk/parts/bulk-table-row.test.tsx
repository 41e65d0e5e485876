import { bulkColumns } from '@brigade/domain/menus/bulk/bulk.columns.ts'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { menuBulkFeature } from '#features/menus/bulk/menu-bulk.feature.tsx'
import { menusFeature } from '#features/menus/menus.feature.tsx'
import { BulkTableRow } from '#features/menus/bulk/parts/bulk-table-row.tsx'
import { loadTranslations, registerTranslations } from '#kit/i18n/i18n.ts'

it.each([
  ['1.25', '1.25'],
  // Three decimals could be thousands again.
  ['1.255', '1.2550'],
])('offers both numbers where a price can be two, and writes %s as one that can’t', async (reading, text) => {
  registerTranslations('menuBulk', menuBulkFeature.translations)
  registerTranslations('menus', menusFeature.translations)
  await loadTranslations('menuBulk', 'menus')
  const handleChange = vi.fn()
  const columns = bulkColumns('items', { languages: ['en'], isPOSIntegrated: false })
  render(
    <BulkTableRow
      line={{ line: 3, row: { price: '1,250' } }}
      columns={columns.filter(({ key }) => key === 'price')}
      problems={{ price: { code: 'priceAmbiguous', params: { text: '1,250', one: 1250, other: Number(reading) } } }}
      before={{}}
      widths="1fr"
      start={0}
      index={2}
      categoryList="categories"
      onChange={handleChange}
      onRemove={() => undefined}
    />,
  )

  expect(screen.getByRole('group', { name: `“1,250” can mean 1250 or ${reading}. Choose one.` })).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: reading }))

  expect(handleChange).toHaveBeenCalledWith(3, 'price', text)
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})
