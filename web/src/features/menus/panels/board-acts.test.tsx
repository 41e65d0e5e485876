import type { Item } from '@brigade/domain/menus/menus.schema.ts'
import { categoriesPath, itemsPath } from '@brigade/domain/menus/menus.api.ts'
import { aCategory, anItem } from '@brigade/domain/testing/menus.builders.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
// Loaded here, because loading them when they are first drawn takes long.
import '#features/menus/forms/public/category-drawer.tsx'
import '#features/menus/forms/public/side-drawer.tsx'
import '#features/menus/forms/public/options-dialog.tsx'
import '#features/menus/panels/pages/menu.page.tsx'
import '#features/passphrases/parts/passphrase-form.tsx'
import { removeParts } from '#features/menus/menus.live.ts'
import { refusal } from '#features/menus/items/testing/open-menu-screen.tsx'
import {
  activeIn,
  closeBoardAfterEach,
  house,
  namesIn,
  openBoard as open,
  panel,
  salad,
  soup,
  untilShown,
} from '#features/menus/panels/testing/open-board.tsx'
import { applyNow } from '#kit/live/live-rules.ts'
import { receiveEvent } from '#kit/testing/receive-event.ts'

closeBoardAfterEach()

describe('the search', () => {
  it('finds a part of the English name in the whole menu, in capitals or not', async () => {
    const { user } = await open()
    await panel('Items').findByText('Lentil soup')

    await user.type(screen.getByRole('searchbox', { name: 'Search Item' }), 'S')
    await untilShown({ Items: ['Lentil soup', 'Green Salad', 'Steak'] })
    await user.type(screen.getByRole('searchbox'), 'TEA')

    await untilShown({ Items: ['Steak'] })
    await user.click(panel('Items').getByText('Steak'))
    await untilShown({ Sides: ['Gravy'] })
    expect(activeIn('Categories')).toBe('Mains')
  })

  it('says that nothing is called so', async () => {
    const { user } = await open()

    await user.type(screen.getByRole('searchbox'), 'pizza')

    expect(await panel('Items').findByText('No matching items.')).toBeDefined()
  })
})

describe('deleting', () => {
  it('is offered only for what nothing hangs on', async () => {
    await open()
    await panel('Sides').findByText('Bread')

    const offered = screen
      .getAllByRole('button', { name: /^Delete/ })
      .map((button) => button.getAttribute('aria-label'))

    expect(offered).toEqual(['Delete Nothing', 'Delete Empty', 'Delete Green Salad', 'Delete Bread'])
  })

  it('asks, deletes, and says so', async () => {
    const { user, writes } = await open()
    await user.click(await panel('Sides').findByRole('button', { name: 'Delete Bread' }))
    expect(await screen.findByRole('alertdialog', { name: 'Are you sure to delete?' })).toBeDefined()

    await user.click(await screen.findByRole('button', { name: 'Delete' }))

    await screen.findByText('The record was deleted successfully!')
    expect(writes()).toEqual([{ method: 'DELETE', address: '/v1/condiments/1', body: undefined }])
    expect(namesIn('Sides')).toEqual([])
  })

  it('shows what the server says against it, and leaves the row', async () => {
    const { user } = await open({
      answer: ({ method }) => (method === 'DELETE' ? refusal(409, { message: 'Bread still has crumbs' }) : undefined),
    })

    await user.click(await panel('Sides').findByRole('button', { name: 'Delete Bread' }))
    await user.click(await screen.findByRole('button', { name: 'Delete' }))

    expect((await screen.findByRole('alert')).textContent).toContain('Bread still has crumbs')
    expect(namesIn('Sides')).toEqual(['Bread'])
  })
})

describe('selling out', () => {
  it('is one press, shown at once', async () => {
    const until = '2036-03-04T10:00:00.000Z'
    const { user, writes } = await open({
      answer: ({ address }) =>
        address === '/v1/sold-out' ? Response.json({ ...soup, version: 2, soldOut: { until } }) : undefined,
    })
    await user.click(await panel('Items').findByRole('button', { name: 'Mark sold out: Lentil soup' }))
    const forOneHour = await screen.findByRole('button', { name: 'For one hour' })
    expect(screen.queryByRole('button', { name: 'Put back on menu' })).toBeNull()

    await user.click(forOneHour)

    expect(await panel('Items').findByText('Sold out until 14:00')).toBeDefined()
    expect(writes().map(({ body }) => body)).toEqual([{ kind: 'item', id: 1, for: 'hour' }])
  })
})

describe('news', () => {
  it('of a new item has those counted again in which it stands', async () => {
    let itemsCount = 2
    await open({
      answer: ({ address }) =>
        address.startsWith('/v1/category?id') ? Response.json([{ ...house.category[0]!, itemsCount }]) : undefined,
    })
    await panel('Categories').findByText('2 items')
    await panel('Items').findByText('Lentil soup')

    itemsCount = 3
    await act(async () => applyNow(itemsPath, anItem({ id: 9, index: 9, name: { en: 'Bisque' } })))

    expect(await panel('Categories').findByText('3 items')).toBeDefined()
  })

  it('that sorts the list leaves what is chosen as it is', async () => {
    await open()
    await panel('Items').findByText('Lentil soup')

    await receiveEvent(categoriesPath, aCategory({ id: 2, index: 0, version: 2, name: { en: 'Grill' } }))

    expect(namesIn('Categories')).toEqual(['Grill', 'Starters', 'Empty'])
    expect(activeIn('Categories')).toBe('Starters')
  })

  it('of other people is shown by itself, in its place', async () => {
    await open()
    await panel('Items').findByText('Lentil soup')

    await receiveEvent(itemsPath, anItem({ id: 9, index: 1.5, name: { en: 'Bisque' } }))
    await receiveEvent(categoriesPath, aCategory({ id: 2, index: 0, version: 2, name: { en: 'Grill' } }))

    expect(namesIn('Items')).toEqual(['Lentil soup', 'Bisque', 'Green Salad'])
    expect(namesIn('Categories')).toEqual(['Grill', 'Starters', 'Empty'])
  })

  it('that is older than what is known changes nothing', async () => {
    await open({ records: { ...house, items: [anItem({ id: 1, version: 5 })] } })
    await panel('Items').findByText('Lentil soup')

    await receiveEvent(itemsPath, anItem({ id: 1, version: 4, name: { en: 'Old soup' } }))

    expect(namesIn('Items')).toEqual(['Lentil soup'])
  })

  it('takes an item that moved to another category out of this one', async () => {
    const moved: Item = { ...salad, version: 2, categoryId: 2 }
    await open()
    await panel('Items').findByText('Green Salad')

    await receiveEvent(itemsPath, moved)

    expect(namesIn('Items')).toEqual(['Lentil soup'])
  })
})

describe('a form', () => {
  it('outlives its record and what that stands in, with what was typed', async () => {
    const { user } = await open({ role: 'supermanager' })
    await user.click(await panel('Sides').findByRole('button', { name: 'Edit Bread' }))
    const form = within(await screen.findByRole('dialog', { name: 'Edit side' }))
    const name = await form.findByLabelText<HTMLInputElement>('Name in English')
    await user.clear(name)
    await user.type(name, 'Baguette')

    await act(async () => removeParts('sides', house.condiments.slice(0, 1)))
    await act(async () => removeParts('items', house.items))

    await untilShown({ Items: [], Sides: [] })
    expect(screen.getByRole('dialog', { name: 'Edit side' })).toBeDefined()
    expect(name.isConnected && name.value).toBe('Baguette')
  })
})

describe('a gate', () => {
  it('asks managers for the passphrase before a category is edited', async () => {
    const { user } = await open({
      answer: ({ address }) =>
        address === '/v1/passphrase/1'
          ? Response.json({ restaurantId: 1, isSet: { menuEdit: true }, grants: [] })
          : undefined,
    })

    await user.click(await panel('Categories').findByRole('button', { name: 'Edit Starters' }))

    expect(await screen.findByRole('dialog', { name: 'Menu passphrase' })).toBeDefined()
    expect(screen.queryByRole('dialog', { name: 'Edit category' })).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'Go back' }))
  })
})

describe('the panels', () => {
  it('can be switched off, which this device remembers', async () => {
    const { user, leave } = await open()

    await user.click(screen.getByRole('button', { name: 'Columns' }))
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Categories', checked: true }))

    expect(screen.queryByRole('region', { name: /^Categories/ })).toBeNull()
    leave()
    await open()
    expect(screen.queryByRole('region', { name: /^Categories/ })).toBeNull()
    await untilShown({ Items: ['Lentil soup', 'Green Salad'] })
  })

  it('say what could not be fetched, and try again', async () => {
    let isDown = true
    const { user } = await open({
      answer: ({ address }) =>
        isDown && address.startsWith('/v1/category?') ? refusal(403, { message: 'Not for you.' }) : undefined,
    })
    await panel('Categories').findByText('Not for you.')

    isDown = false
    await user.click(panel('Categories').getByRole('button', { name: 'Try again' }))

    await untilShown({ Categories: ['Starters', 'Mains', 'Empty'], Items: ['Lentil soup', 'Green Salad'] })
    expect(panel('Categories').queryByText('Not for you.')).toBeNull()
  })

  it('show the menu of any venue to those who see all', async () => {
    const { user, calls } = await open({
      role: 'admin',
      answer: ({ address }) => {
        const [, id] = /^\/v1\/restaurant\/(\d+)/.exec(address) ?? []
        if (id) return Response.json(houses.find((house) => String(house.id) === id))
        if (!address.startsWith('/v1/list/restaurants')) return undefined
        return Response.json({ total: houses.length, limit: 50, skip: 0, data: houses })
      },
    })
    expect(calls.some(({ address }) => address.startsWith('/v1/menu?restaurantId=1'))).toBe(true)

    await user.selectOptions(screen.getByRole('combobox', { name: 'Venue' }), 'Jasmine House')

    await waitFor(() => expect(calls.some(({ address }) => address.startsWith('/v1/menu?restaurantId=4'))).toBe(true))
    expect(await panel('Menus').findByText('No menus yet.')).toBeDefined()
  })
})

const jasmine = { archivedAt: null, currency: 'JOD', timeZone: 'Asia/Amman', integratedPOSList: [], biLingual: false }
const houses = [
  { ...jasmine, id: 1, name: 'Harbour Hotel' },
  { ...jasmine, id: 4, name: 'Jasmine House' },
]
