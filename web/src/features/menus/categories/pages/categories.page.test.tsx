import { aPng } from '@brigade/domain/testing/files.builders.ts'
import { aCategory, aMenu } from '@brigade/domain/testing/menus.builders.ts'
import type { Category } from '@brigade/domain/menus/menus.schema.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
// Loaded here, because loading them when they are first drawn takes long.
import '#features/menus/categories/pages/categories.page.tsx'
import '#features/menus/forms/public/category-drawer.tsx'
import '#features/passphrases/parts/passphrase-form.tsx'
import { openMenuScreen, refusal } from '#features/menus/items/testing/open-menu-screen.tsx'
import { removeParts } from '#features/menus/menus.live.ts'
import { applyNow } from '#kit/live/live-rules.ts'
import { forgetGrant } from '#features/passphrases/passphrase-memory.ts'

const menus = [
  aMenu(),
  aMenu({ id: 2, name: { en: 'Drinks', ar: 'مشروبات' } }),
  aMenu({ id: 3, name: { en: 'Bar', ar: 'بار' }, hasCategories: false }),
]

let close = () => {}

beforeEach(() => {
  for (const gate of ['menuEdit', 'categoryMove'] as const) forgetGrant({ userId: 1, venueId: 1, gate })
})

afterEach(() => {
  close()
  vi.restoreAllMocks()
})

async function open(categories: Category[], options: Partial<Parameters<typeof openMenuScreen>[0]> = {}) {
  const records = { menu: menus, category: categories }
  const opened = await openMenuScreen({ path: '/categories', records, role: 'admin', ...options })
  close = opened.close
  await screen.findByRole('group', { name: 'Menus' })
  return opened
}

async function openAct(user: UserEvent, act: string): Promise<void> {
  await user.click((await row('Soups')).getByRole('button', { name: 'More for Soups' }))
  await user.click(await screen.findByRole('menuitem', { name: act }))
}

const row = async (name: string) => within((await screen.findByText(name)).closest('tr') as HTMLElement)

/** A venue with passphrases, one of which is right. */
const guarded: Parameters<typeof openMenuScreen>[0]['answer'] = ({ address, body }) => {
  if (address === '/v1/passphrase/1') {
    return Response.json({ restaurantId: 1, isSet: { menuEdit: true, categoryMove: true }, grants: [] })
  }
  if (address !== '/v1/passphrase/grant') return undefined
  const { gate, passphrase } = body as { gate: string; passphrase: string }
  return passphrase === 'right'
    ? Response.json({ gate, grantedUntil: new Date(Date.now() + 300_000).toISOString() })
    : refusal(403, { message: 'Wrong Passphrase!', reason: 'wrongPassphrase' })
}

describe('the categories of a menu', () => {
  it('have a name in each language of the venue, days, and how many items they have', async () => {
    await open([aCategory({ name: { en: 'Soups', ar: 'شوربات', fr: 'Soupes' }, itemsCount: 3, tag: 'Specials' })], {
      venue: { hasFrench: true },
    })

    const soups = await row('Soups')
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Name in English',
      'Name in Arabic',
      'Name in French',
      'Days available',
      'Items',
      'Actions',
    ])
    for (const text of ['شوربات', 'Soupes', 'Every day', '3 items', 'Specials'])
      expect(soups.getByText(text)).toBeDefined()
    expect(soups.getByText('شوربات').closest('td')?.dir).toBe('rtl')
  })

  it('can be deleted only where they have no items', async () => {
    const { user } = await open([
      aCategory({ id: 1, itemsCount: 1 }),
      aCategory({ id: 2, itemsCount: 0, name: { en: 'Salads' } }),
    ])

    await user.click((await row('Soups')).getByRole('button', { name: 'More for Soups' }))
    expect(await screen.findByRole('menuitem', { name: 'Move to another menu' })).toBeDefined()
    expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull()
    await user.click((await row('Salads')).getByRole('button', { name: 'More for Salads' }))
    expect(await screen.findByRole('menuitem', { name: 'Delete' })).toBeDefined()
  })

  it('keep a form open, with what was typed, when somebody else deletes the category', async () => {
    const soups = aCategory()
    const { user } = await open([soups])
    await user.click((await row('Soups')).getByRole('button', { name: 'Edit Soups' }))
    fireEvent.change(await screen.findByLabelText('Name in English'), { target: { value: 'Broths' } })

    act(() => removeParts('categories', [soups]))

    await waitFor(() => expect(screen.queryByRole('table')).toBeNull())
    expect(screen.getByLabelText<HTMLInputElement>('Name in English').value).toBe('Broths')
  })

  it('are chosen by their menu, which the address names', async () => {
    const { user, router } = await open([aCategory(), aCategory({ id: 2, menuId: 2, name: { en: 'Juices' } })])
    expect(await screen.findByText('Soups')).toBeDefined()

    await user.click(screen.getByRole('button', { name: /^Drinks/ }))

    expect(await screen.findByText('Juices')).toBeDefined()
    expect(router.state.location.search).toBe('?menu=2')
    await user.click(screen.getByRole('button', { name: 'More actions' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Sort Categories Order' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/menu/2/category/sort'))
  })

  it('cannot be added to a menu that has none', async () => {
    await open([], { path: '/categories?menu=3' })

    expect(await screen.findByText('No Categories available')).toBeDefined()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add category' }).disabled).toBe(true)
  })

  it('show tags and exports to admins alone', async () => {
    const { user } = await open([aCategory({ tag: 'Specials' })], { role: 'manager' })

    expect((await row('Soups')).queryByText('Specials')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'More actions' }))
    expect(await screen.findByRole('menuitem', { name: 'Sort Categories Order' })).toBeDefined()
    expect(screen.queryByRole('menuitem', { name: 'Export Categories' })).toBeNull()
    await user.click((await row('Soups')).getByRole('button', { name: 'More for Soups' }))
    expect(await screen.findByRole('menuitem', { name: 'Move to another menu' })).toBeDefined()
    expect(screen.queryByRole('menuitem', { name: 'Tag' })).toBeNull()
  })

  it('show the tag that another admin has just given', async () => {
    await open([aCategory()])
    expect((await row('Soups')).queryByText('Specials')).toBeNull()

    await act(async () => applyNow('v1/category', aCategory({ version: 2, tag: 'Specials' })))

    expect(await (await row('Soups')).findByText('Specials')).toBeDefined()
  })

  it('are exported under the name of venue and menu', async () => {
    const { user, calls } = await open([aCategory()])
    await user.click(screen.getByRole('button', { name: 'More actions' }))

    await user.click(await screen.findByRole('menuitem', { name: 'Export Categories' }))

    const body = { fileName: 'Harbour Hotel All day categories', menuId: 1 }
    await waitFor(() => expect(calls.findLast(({ method }) => method === 'POST')).toMatchObject({ body }))
  })

  it('are tagged and untagged by an admin', async () => {
    const { user, writes } = await open([aCategory({ tag: 'Specials' })])
    await openAct(user, 'Tag')
    await user.click(await screen.findByRole('button', { name: 'Remove tag' }))
    expect(await screen.findByText('Tags removed successfully!')).toBeDefined()
    expect(writes()).toEqual([{ method: 'PATCH', address: '/v1/category/1', body: { tag: null } }])

    await openAct(user, 'Tag')
    await user.click(await screen.findByRole('radio', { name: 'Kids Meals' }))
    await user.click(screen.getByRole('button', { name: 'Apply tag' }))
    expect(await screen.findByText('Tags applied successfully!')).toBeDefined()
    expect(writes().at(-1)?.body).toEqual({ tag: 'Kids Meals' })
  })
})

describe('passphrases', () => {
  it('are asked of a manager before anything is added or edited', async () => {
    const { user } = await open([aCategory()], { role: 'manager', answer: guarded })
    await user.click((await row('Soups')).getByRole('button', { name: 'Edit Soups' }))
    await screen.findByRole('dialog', { name: 'Menu passphrase' })
    expect(screen.queryByRole('dialog', { name: 'Edit category' })).toBeNull()

    await user.type(await screen.findByLabelText('Passphrase'), 'right{Enter}')

    expect(await screen.findByRole('dialog', { name: 'Edit category' })).toBeDefined()
  })

  it('keep a category where it is when the special one is wrong', async () => {
    const { user, writes } = await open([aCategory()], { role: 'manager', answer: guarded })
    await openAct(user, 'Move to another menu')

    await user.type(await screen.findByLabelText('Passphrase'), 'wrong{Enter}')

    expect(await screen.findByText('Wrong Passphrase!')).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(writes().filter(({ address }) => address.includes('bulkUpdateItems'))).toEqual([])
  })
})

describe('a picture of a category', () => {
  it('is not lost by saving before it is cropped', async () => {
    const { user, writes } = await open([aCategory()], { path: '/categories?edit=1' })
    await screen.findByRole('dialog', { name: 'Edit category' })
    const file = new File([new Uint8Array(aPng({ width: 900, height: 700 }))], 'soups.png', { type: 'image/png' })
    await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file)
    await screen.findByRole('button', { name: 'Crop and scale soups.png' })

    await user.click(screen.getByRole('button', { name: 'Save' }))

    expect(await screen.findByText(/^An image wasn’t uploaded/)).toBeDefined()
    expect(writes()).toEqual([])
  })
})

describe('moving a category', () => {
  it('takes it to another menu that has categories, with its items', async () => {
    const { user, writes } = await open([aCategory({ itemsCount: 3 })], { role: 'manager', answer: guarded })
    await openAct(user, 'Move to another menu')
    await user.type(await screen.findByLabelText('Passphrase'), 'right{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Move Soups to another menu' }))
    expect(dialog.getByText('Its 3 items move too, with their sides and modifiers.')).toBeDefined()
    expect(dialog.getAllByRole('radio')).toHaveLength(1)

    await user.click(dialog.getByRole('radio', { name: 'Drinks' }))
    await user.click(dialog.getByRole('button', { name: 'Move category' }))

    expect(await screen.findByText('Items along with Modifiers moved to new Menu Successfully!')).toBeDefined()
    expect(await screen.findByText('Category moved to new Menu Successfully!')).toBeDefined()
    const body = { restaurantId: 1, categoryId: 1, fromMenuId: 1, toMenuId: 2 }
    expect(writes().at(-1)).toEqual({ method: 'POST', address: '/v1/bulkUpdateItems', body })
  })
})
