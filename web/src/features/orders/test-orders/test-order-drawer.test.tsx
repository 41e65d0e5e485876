import type { CatalogueItem } from '@brigade/domain/menus/menus.catalogue.ts'
import { aCatalogueItem } from '@brigade/domain/testing/menus.builders.ts'
import { anOrder } from '@brigade/domain/testing/orders.builders.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aTable } from '@brigade/domain/testing/tables.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ordersFeature } from '#features/orders/orders.feature.tsx'
import { TestOrderDrawer } from '#features/orders/test-orders/test-order-drawer.tsx'
import { testOrdersFeature } from '#features/orders/test-orders/test-orders.feature.tsx'
import { openPart } from '#kit/testing/open-part.tsx'
import { toastTexts } from '#kit/testing/toast-texts.ts'

it('orders the first dish at the first table unless others are chosen', async () => {
  const { user, sent } = await open([aDish(1, 'Lentil soup'), aDish(2, 'Mint tea'), aDish(3, 'Beer', false)])
  const drawer = within(await screen.findByRole('dialog', { name: 'Test order at Harbour Hotel' }))

  await user.click(drawer.getByRole('button', { name: 'Place test order' }))

  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent).toMatchObject([{ tableId: 7, cart: [{ itemId: 1, itemQty: 1 }], idempotencyKey: expect.any(String) }])
  await waitFor(() => expect(toastTexts()).toEqual(['Test order placed.']))
})

it('names what is missing, and sends nothing', async () => {
  const { user, sent } = await open([])
  const drawer = within(await screen.findByRole('dialog', { name: 'Test order at Harbour Hotel' }))

  await user.click(drawer.getByRole('button', { name: 'Place test order' }))

  expect(await drawer.findByText('Choose an item.')).toBeDefined()
  expect(sent).toEqual([])
})

async function open(dishes: CatalogueItem[]) {
  const sent: unknown[] = []
  const onClose = vi.fn()
  const opened = await openPart({
    features: [ordersFeature, testOrdersFeature],
    user: aUser({ role: 'admin' }),
    element: (
      <TestOrderDrawer
        venue={aVenue()}
        tables={[aTable({ id: 6, isActive: false }), aTable({ id: 7 }), aTable({ id: 8 })]}
        catalogue={new Map(dishes.map((dish) => [dish.id, dish]))}
        onClose={onClose}
      />
    ),
    answer: ({ service, body }) => {
      if (service === 'test') sent.push(body)
      return anOrder({ id: 5, isTest: true })
    },
  })
  return { ...opened, sent }
}

function aDish(id: number, en: string, isActive = true): CatalogueItem {
  return aCatalogueItem({ id, name: { en, ar: en }, isActive, sides: [], groups: [], times: [] })
}
