import { aCategory, aMenu, anItem } from '@brigade/domain/testing/menus.builders.ts'
import type { Item } from '@brigade/domain/menus/menus.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
// Loaded here, because loading them when they are first drawn takes long.
import '#features/menus/forms/public/recommendation-drawer.tsx'
import '#features/menus/items/pages/items-of-menu.page.tsx'
import { openMenuScreen, refusal } from '#features/menus/items/testing/open-menu-screen.tsx'
import { removeParts } from '#features/menus/menus.live.ts'
import { applyNow } from '#kit/live/live-rules.ts'

let close = () => {}

afterEach(() => {
  close()
  vi.restoreAllMocks()
})

async function open(items: Item[], options: Partial<Parameters<typeof openMenuScreen>[0]> = {}) {
  const records = { menu: [aMenu()], category: [aCategory(), aCategory({ id: 2, name: { en: 'Mains' } })], items }
  const opened = await openMenuScreen({ path: '/menu/1', records, ...options })
  close = opened.close
  await screen.findByRole('heading', { level: 1, name: 'All day' })
  return opened
}

async function card(name: string) {
  return within(await screen.findByRole('article', { name }))
}

async function openAct(user: UserEvent, act: string, name = 'Lentil soup'): Promise<void> {
  await user.click((await card(name)).getByRole('button', { name: `More for ${name}` }))
  await user.click(await screen.findByRole('menuitem', { name: act }))
}

describe('the cards of a menu', () => {
  it('say everything that is to be known at a glance', async () => {
    await open(
      [anItem({ daysAvailable: ['Monday', 'Friday'], recommendationCategory: 'starter', soldOut: { until: null } })],
      { venue: { biLingual: true } },
    )

    const soup = await card('Lentil soup')
    for (const text of ['شوربة عدس', 'AED 32.00', 'Vegan', 'Mon', 'Fri', 'Recommended', 'Calories Added', 'Sold out']) {
      expect(soup.getByText(text)).toBeDefined()
    }
    expect(soup.getByRole('link', { name: /^Sub-Items \d+: Lentil soup$/ }).getAttribute('href')).toBe('/items/1')
  })

  it('keep the Arabic name from venues that write one language, and tags from all but admins', async () => {
    const { user } = await open([anItem({ tag: 'Specials' })])

    const soup = await card('Lentil soup')
    expect(soup.queryByText('شوربة عدس')).toBeNull()
    expect(soup.queryByText('Specials')).toBeNull()
    await user.click(soup.getByRole('button', { name: 'More for Lentil soup' }))
    expect(await screen.findByRole('menuitem', { name: 'Eco-tag' })).toBeDefined()
    expect(screen.queryByRole('menuitem', { name: 'Tag' })).toBeNull()
  })

  it('can be deleted only where the item has neither sides nor modifiers', async () => {
    const { user } = await open([
      anItem({ id: 1, name: { en: 'Plain' } }),
      anItem({ id: 2, name: { en: 'With a side' }, condimentsCount: 1 }),
      anItem({ id: 3, name: { en: 'With a choice' }, modifiersCount: 1 }),
    ])

    for (const [name, count] of [
      ['With a side', 0],
      ['With a choice', 0],
      ['Plain', 1],
    ] as const) {
      await user.click((await card(name)).getByRole('button', { name: `More for ${name}` }))
      await screen.findAllByRole('menuitem', { name: 'Recommend' })
      expect(screen.queryAllByRole('menuitem', { name: 'Delete' })).toHaveLength(count)
    }
  })

  it('show all pictures of an item, one after the other', async () => {
    const { user } = await open([anItem({ images: ['/files/a.png', '/files/b.png'] })])
    const soup = await card('Lentil soup')
    Element.prototype.scrollIntoView = vi.fn()
    expect(soup.getByText('1 / 2')).toBeDefined()

    await user.click(soup.getByRole('button', { name: 'Next image of Lentil soup' }))
    expect(soup.getByText('2 / 2')).toBeDefined()
    await user.click(soup.getByRole('button', { name: 'Next image of Lentil soup' }))
    expect(soup.getByText('1 / 2')).toBeDefined()
  })

  it('keep what is open in them while others come, go or are filtered out', async () => {
    const names = ['Ayran', 'Borek', 'Cacik', 'Dolma', 'Ezme']
    const items = names.map((en, index) => anItem({ id: index + 1, index, name: { en } }))
    const { user } = await open(items)
    await user.click((await card('Dolma')).getByRole('button', { name: 'More for Dolma' }))
    const entry = await screen.findByRole('menuitem', { name: 'Delete' })

    act(() => removeParts('items', items.slice(0, 1)))
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Ayran' })).toBeNull())

    expect(screen.getByRole('menuitem', { name: 'Delete' })).toBe(entry)
  })

  it('say that there are none, and that nothing is called what was searched', async () => {
    const { user } = await open([])
    expect(await screen.findByText('No Items available')).toBeDefined()
    expect(screen.queryByText('No matching items.')).toBeNull()
    await act(async () => applyNow('v1/items', anItem()))
    expect(await screen.findByRole('article', { name: 'Lentil soup' })).toBeDefined()

    await user.type(screen.getByRole('searchbox', { name: 'Search Item' }), 'pizza')

    expect(await screen.findByText('No matching items.')).toBeDefined()
    await user.clear(screen.getByRole('searchbox', { name: 'Search Item' }))
    await user.type(screen.getByRole('searchbox', { name: 'Search Item' }), 'ENTIL')
    expect(await screen.findByRole('article', { name: 'Lentil soup' })).toBeDefined()
  })

  it('say what went wrong, and ask again', async () => {
    let answers = 0
    const { user } = await open([anItem()], {
      answer: ({ address }) =>
        address.startsWith('/v1/items') && answers++ === 0 ? refusal(403, { message: 'Not yours.' }) : undefined,
    })

    expect((await screen.findByRole('alert')).textContent).toContain('Not yours.')
    await user.click(screen.getByRole('button', { name: 'Try again' }))

    expect(await screen.findByRole('article', { name: 'Lentil soup' })).toBeDefined()
  })

  it('say of a menu that is not there that it is not', async () => {
    const opened = await openMenuScreen({ path: '/menu/4', records: {} })
    close = opened.close

    expect(await screen.findByText('This record doesn’t exist.')).toBeDefined()
  })
})

describe('tags', () => {
  it('want one to be chosen, and can be taken away by an admin', async () => {
    const { user, writes } = await open([anItem()], { role: 'admin' })
    await openAct(user, 'Tag')
    const dialog = within(await screen.findByRole('dialog'))

    await user.click(dialog.getByRole('button', { name: 'Apply tag' }))
    expect(dialog.getByRole('alert').textContent).toBe('Please select Tag!')
    await user.click(dialog.getByRole('radio', { name: 'Kids Meals' }))
    await user.click(dialog.getByRole('button', { name: 'Apply tag' }))

    expect(await screen.findByText('Tags applied successfully!')).toBeDefined()
    expect(writes()).toEqual([{ method: 'PATCH', address: '/v1/items/1', body: { tag: 'Kids Meals' } }])
    await openAct(user, 'Tag')
    await user.click(await screen.findByRole('button', { name: 'Remove tag' }))
    expect(await screen.findByText('Tag removed successfully!')).toBeDefined()
    expect(writes().at(-1)?.body).toEqual({ tag: null })
  })

  it('of vegan, farm and organic food are removed by choosing none', async () => {
    const { user, writes } = await open([anItem({ ecoTag: 'farm' })])
    await openAct(user, 'Eco-tag')
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Apply tag' }).disabled).toBe(true)

    await user.click(dialog.getByRole('radio', { name: 'None' }))
    await user.click(dialog.getByRole('button', { name: 'Apply tag' }))

    expect(await screen.findByText('Eco-Tag removed successfully!')).toBeDefined()
    expect(writes()).toEqual([{ method: 'PATCH', address: '/v1/items/1', body: { ecoTag: 'none' } }])
  })
})

describe('deleting', () => {
  it('asks first', async () => {
    const { user, writes } = await open([anItem()])
    await openAct(user, 'Delete')
    const question = within(await screen.findByRole('alertdialog'))
    expect(question.getByRole('heading', { name: 'Are you sure to delete?' })).toBeDefined()

    await user.click(question.getByRole('button', { name: 'Delete' }))

    expect(await screen.findByText('The record was deleted successfully!')).toBeDefined()
    expect(writes()).toEqual([{ method: 'DELETE', address: '/v1/items/1', body: undefined }])
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Lentil soup' })).toBeNull())
  })
})

describe('recommendations', () => {
  const venue = { activeDialogs: ['starter', 'drink'] } satisfies Partial<Venue>
  const options = {
    'recom-main-option': [
      { id: 5, restaurantId: 1, dialog: 'starter', index: 1, name: { en: 'Something light' } },
      { id: 6, restaurantId: 1, dialog: 'drink', index: 1, name: { en: 'Something cold' } },
    ],
    'recom-sub-option': [{ id: 8, restaurantId: 1, mainOptionId: 5, index: 1, name: { en: 'Without meat' } }],
  }
  const records = (item: Item) => ({ menu: [aMenu()], category: [aCategory()], items: [item], ...options })

  it('want all three options', async () => {
    const { user, writes } = await open([], { venue, records: records(anItem()) })
    await openAct(user, 'Recommend')

    await user.click(await screen.findByRole('button', { name: 'Save' }))

    expect(await screen.findByText('Select all the three options!')).toBeDefined()
    expect(writes()).toEqual([])
  })

  it('are removed by a press', async () => {
    const recommended = anItem({ recommendationCategory: 'starter', mainOptionId: [5], subOptionId: [8], version: 4 })
    const { user, writes } = await open([], { venue, records: records(recommended) })
    await openAct(user, 'Recommend')
    expect(await screen.findByText('Something light')).toBeDefined()
    expect(await screen.findByText('Without meat')).toBeDefined()

    await user.click(screen.getByRole('button', { name: 'Remove recommendation' }))

    expect(await screen.findByText('Recommendation removed successfully!')).toBeDefined()
    const body = { recommendationCategory: 'none', mainOptionId: [], subOptionId: [], version: 4 }
    expect(writes()).toEqual([{ method: 'PATCH', address: '/v1/items/1', body }])
  })

  describe('of an item that somebody deletes meanwhile', () => {
    const recommended = anItem({ recommendationCategory: 'starter', mainOptionId: [5], subOptionId: [8] })
    const again = {
      method: 'POST',
      address: '/v1/items',
      body: { menuId: 1, categoryId: 1, recommendationCategory: 'starter', mainOptionId: [5], subOptionId: [8] },
    }

    async function recommend() {
      const answer = ({ method }: { method: string }) => (method === 'PATCH' ? refusal(404, {}) : undefined)
      const opened = await open([], { venue, records: records(recommended), answer })
      await openAct(opened.user, 'Recommend')
      await screen.findByText('Without meat')
      return opened
    }

    it('say so when they are saved, and add it again', async () => {
      const { user, writes } = await recommend()

      await user.click(screen.getByRole('button', { name: 'Save' }))
      await user.click(await screen.findByRole('button', { name: 'Save as new' }))

      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(writes().at(-1)).toMatchObject(again)
    })

    it('say so as soon as that is heard', async () => {
      const { user, writes } = await recommend()

      act(() => removeParts('items', [recommended]))
      await user.click(await screen.findByRole('button', { name: 'Save as new' }))

      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(writes()).toMatchObject([again])
    })
  })
})
