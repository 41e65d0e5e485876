import { menuErrors } from '@brigade/domain/menus/menus.errors.ts'
import { aMenu, anItem } from '@brigade/domain/testing/menus.builders.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
// Loaded here, because loading them when they are first drawn takes long.
import '#features/menus/forms/public/menu-drawer.tsx'
import '#features/menus/panels/pages/menu.page.tsx'
import { refusal } from '#features/menus/items/testing/open-menu-screen.tsx'
import { partPaths } from '#features/menus/menu-parts.ts'
import { applyNow } from '#kit/live/live-rules.ts'
import {
  closeFormAfterEach,
  openPanels as open,
  records,
  type,
  valueOf,
} from '#features/menus/forms/testing/open-panels.tsx'

closeFormAfterEach()

const menu = aMenu({ id: 1, name: { en: 'All day', ar: 'طوال اليوم' }, hasCategories: false })

/** A menu with six items directly in it. */
const withoutCategories = {
  ...records,
  menu: [menu],
  category: [],
  items: ['Tea', 'Milk', 'Mint', 'Rose', 'Sage', 'Thyme'].map((en, place) =>
    anItem({ menuId: 1, categoryId: null, id: place + 1, index: place + 1, name: { en, ar: en } }),
  ),
}

describe('the form of a menu', () => {
  it('that gets categories asks into which one its own items go, and saves both at once', async () => {
    const { user, writes } = await open({ records: withoutCategories })
    await user.click(screen.getByRole('button', { name: 'Edit All day' }))
    await user.click(await screen.findByRole('switch', { name: 'Has categories' }))
    expect(await screen.findByText(/^6 items have no category/)).toBeDefined()
    expect(screen.getByText('Tea, Milk, Mint, Rose, Sage and 1 more')).toBeDefined()

    type('First category in English', 'Hot drinks')
    type('First category in Arabic', 'مشروبات ساخنة')
    await user.click(screen.getByRole('button', { name: 'Save' }))

    await screen.findByText('Menu updated successfully!')
    const itemsInto = { en: 'Hot drinks', ar: 'مشروبات ساخنة' }
    expect(writes()).toMatchObject([{ method: 'PATCH', body: { hasCategories: true, itemsInto } }])
  })

  it('asks for no category while it has none, and sends none that was typed before', async () => {
    const { user, writes } = await open({ records: withoutCategories })
    await user.click(screen.getByRole('button', { name: 'Edit All day' }))
    const hasCategories = await screen.findByRole('switch', { name: 'Has categories' })
    await user.click(hasCategories)
    await screen.findByLabelText('First category in English')
    type('First category in English', 'Hot drinks')

    await user.click(hasCategories)
    await waitFor(() => expect(screen.queryByLabelText('First category in English')).toBeNull())
    type('Name in English', 'Teas')
    await user.click(screen.getByRole('button', { name: 'Save' }))

    await screen.findByText('Menu updated successfully!')
    expect(writes()).toHaveLength(1)
    expect(writes()[0]?.body).not.toHaveProperty('itemsInto')
  })

  it('shows at the name of the category what the server says against it', async () => {
    const { user } = await open({
      records: withoutCategories,
      answer: ({ method }) =>
        method === 'PATCH'
          ? refusal(400, { reason: 'validation', fields: { 'itemsInto.ar': 'Name in AR is required!' } })
          : undefined,
    })
    await user.click(screen.getByRole('button', { name: 'Edit All day' }))
    await user.click(await screen.findByRole('switch', { name: 'Has categories' }))
    await screen.findByLabelText('First category in English')
    type('First category in English', 'Hot drinks')

    await user.click(screen.getByRole('button', { name: 'Save' }))

    await screen.findByText('Name in AR is required!')
    expect(screen.getByLabelText('First category in Arabic').getAttribute('aria-invalid')).toBe('true')
    expect(valueOf('First category in English')).toBe('Hot drinks')
  })

  it('that got categories by somebody else has its items fetched again, for they stand elsewhere now', async () => {
    const { calls } = await open({ records: withoutCategories })
    const fetched = () => calls.filter(({ address }) => address.startsWith('/v1/items?')).length
    const before = fetched()

    const laidOut = { ...menu, hasCategories: true, version: menu.version + 1 }
    act(() => applyNow(partPaths.menus, laidOut))

    await waitFor(() => expect(fetched()).toBeGreaterThan(before))
  })

  it('says which categories keep a menu from losing them, and where they are moved', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Edit All day' }))
    await user.click(await screen.findByRole('switch', { name: 'Has categories' }))

    expect(await screen.findByText(/^This can’t be saved while the menu has 1 category/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Show categories' }).getAttribute('href')).toBe('/categories?menu=1')
  })

  it('shows at a switch what the server says against it', async () => {
    const { user } = await open({
      answer: ({ method }) =>
        method === 'PATCH'
          ? refusal(400, { reason: 'validation', fields: { hasCategories: menuErrors.menuHasItems } })
          : undefined,
    })
    await user.click(screen.getByRole('button', { name: 'Edit All day' }))
    await user.click(await screen.findByRole('switch', { name: 'Has categories' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))

    const sentence = await screen.findByText(menuErrors.menuHasItems)

    const described = screen.getByRole('switch', { name: 'Has categories' }).getAttribute('aria-describedby')
    expect(document.querySelector(`[id="${described}"]`)?.contains(sentence)).toBe(true)
  })
})
