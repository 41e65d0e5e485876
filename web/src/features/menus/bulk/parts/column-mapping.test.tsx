import { languages } from '@brigade/domain/kit/languages.ts'
import { bulkColumns } from '@brigade/domain/menus/bulk/bulk.columns.ts'
import { headersOfCells, type Mapping, matchableColumns } from '@brigade/domain/menus/bulk/bulk.mapping.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ColumnMapping } from '#features/menus/bulk/parts/column-mapping.tsx'
import { openBulk, refused } from '#features/menus/bulk/testing/open-bulk.tsx'

const square = [
  ['Token', 'Item Name', 'Variation Name', 'Categories', 'Price', 'Modifier Set - Milk'],
  ['X1', 'Latte', 'Regular', 'Coffee', '4.50', 'Y'],
  ['X2', 'Latte', 'Large', 'Coffee', '5.50', 'Y'],
]

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function open(answer: () => Response) {
  const onUse = vi.fn<(mapping: Mapping) => void>()
  const calls = await openBulk(
    <ColumnMapping
      kind="items"
      venueId={2}
      fileName="square.csv"
      headers={headersOfCells(square)}
      columns={matchableColumns(
        'items',
        bulkColumns('items', { languages: languages.slice(0, 2), isPOSIntegrated: false }),
      )}
      onUse={onUse}
      onCancel={() => undefined}
    />,
    answer,
  )
  await screen.findByRole('heading', { name: 'Match the columns' })
  return { calls, onUse }
}

const use = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Use these columns' })
const row = (name: string) => within(screen.getByText(name, { selector: 'code *' }).closest('li') as HTMLElement)

it('proposes columns with their first values, and says what is not imported', async () => {
  const { calls, onUse } = await open(() => Response.json([]))

  expect(screen.getByText('Check the proposed columns.')).toBeDefined()
  expect(row('name_english').getByText('Latte')).toBeDefined()
  expect(row('name_english').getByText('Name (English)')).toBeDefined()
  // Matched columns come first.
  const order = [...document.querySelectorAll('li code')].map(({ textContent }) => textContent)
  expect(order.indexOf('price')).toBeLessThan(order.indexOf('name_arabic'))
  expect(row('variation').getByText('Regular · Large')).toBeDefined()
  expect(screen.getByText(/Options are not imported from these columns: Modifier Set - Milk/)).toBeDefined()
  expect(screen.getByText(/It is added to their names/)).toBeDefined()
  fireEvent.click(use())

  expect(onUse.mock.calls[0]![0].columns.get('variation')).toBe('Variation Name')
  await waitFor(() => expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1))
  expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
    address: '/v1/columnMaps',
    body: {
      restaurantId: 2,
      kind: 'items',
      columns: expect.arrayContaining([{ key: 'price', header: 'Price' }]),
      fillsTexts: true,
    },
  })
})

it('is used as last time for the same headers', async () => {
  const columns = [{ key: 'name.en', header: 'Token' }]
  const { onUse } = await open(() =>
    Response.json([{ id: 1, restaurantId: 2, kind: 'items', headers: square[0], columns, fillsTexts: false }]),
  )

  expect(screen.getByText('Matched as last time.')).toBeDefined()
  fireEvent.click(use())
  expect(onUse).toHaveBeenCalledWith({ columns: new Map([['name.en', 'Token']]), fillsTexts: false })
})

it('needs the English name', async () => {
  const { onUse } = await open(() =>
    Response.json([{ id: 1, restaurantId: 2, kind: 'items', headers: square[0], columns: [], fillsTexts: true }]),
  )

  expect(screen.getByText('Choose the column for name_english.')).toBeDefined()
  expect(use().disabled).toBe(true)
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Column for name_english' }))
  fireEvent.click(await screen.findByTitle('Item Name'))

  await waitFor(() => expect(use().disabled).toBe(false))
  fireEvent.click(use())
  expect(onUse).toHaveBeenCalledTimes(1)
})

it('proposes columns where those of last time can’t be loaded, and goes on where they can’t be kept', async () => {
  const { onUse } = await open(() => refused(503, {}))

  expect(screen.getByText('Check the proposed columns.')).toBeDefined()
  fireEvent.click(use())
  expect(onUse).toHaveBeenCalledTimes(1)
  expect(await screen.findByRole('alert')).toBeDefined()
})
