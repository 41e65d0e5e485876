import { beforeAll, describe, expect, it } from 'vitest'
import type { Category, Item, Side } from '@brigade/domain/menus/menus.schema.ts'
import type { TestServer } from '#testing/test-server.ts'
import { always, anItemOf, openMenuFixture, soup, type Refused } from '#testing/menu-fixture.ts'

const desk = openMenuFixture()
const { change, list, addWinterMenu } = desk

let testServer: TestServer
let admin: string
let category: Category
let item: Item

beforeAll(async () => {
  ;({ testServer, admin } = desk)
  ;({ category, item } = await addWinterMenu())
})

describe('what is refused', () => {
  it.each<[string, string, () => object, Record<string, string>]>([
    [
      'a menu with nothing',
      'v1/menu',
      () => ({ restaurantId: 2 }),
      {
        'name.en': 'Name in EN is required!',
        'name.ar': 'Name in AR is required!',
        daysAvailable: 'Please Select an option!',
        hoursAvailable: 'Please Select an option!',
      },
    ],
    [
      'a menu with open tabs where there are none',
      'v1/menu',
      () => ({ restaurantId: 1, name: soup, ...always, isOpenTab: true }),
      { isOpenTab: 'This venue has no open tabs.' },
    ],
    [
      'a category of no menu',
      'v1/category',
      () => ({ menuId: 999_999, name: soup, ...always }),
      { menuId: 'This menu doesn’t exist at this venue.' },
    ],
    [
      'an item with blank words and half a discount',
      'v1/items',
      () => ({
        ...anItemOf(category),
        name: { en: '  ', ar: 'شوربة', de: ' ' },
        description: { en: 'Hot' },
        price: 1.234,
        isDiscountedPrice: true,
      }),
      {
        'name.en': 'Name in EN is required!',
        'name.de': 'Name in DE can’t be blank.',
        'description.ar': 'Description in AR is required!',
        price: 'Use at most 2 decimals for USD.',
        discountedPrice: 'Please input price!',
        appliedDaysForDiscountedPrice: 'Please Select an option!',
        appliedHoursForDiscountedPrice: 'Please Select an option!',
      },
    ],
    [
      'an item outside the categories of its menu',
      'v1/items',
      () => ({ ...anItemOf(category), categoryId: null }),
      { categoryId: 'Please select category!' },
    ],
    [
      'an item in a category of another menu',
      'v1/items',
      () => ({ ...anItemOf(category), categoryId: 1 }),
      { categoryId: 'This category doesn’t exist in this menu.' },
    ],
    [
      'half a recommendation',
      'v1/items',
      () => ({ ...anItemOf(category), recommendationCategory: 'starter' }),
      { mainOptionId: 'Select all the three options!', subOptionId: 'Select all the three options!' },
    ],
    [
      'a recommendation of another venue',
      'v1/items',
      () => ({ ...anItemOf(category), recommendationCategory: 'starter', mainOptionId: [1], subOptionId: [1] }),
      {
        mainOptionId: 'This option doesn’t exist at this venue.',
        subOptionId: 'This option doesn’t exist at this venue.',
      },
    ],
    [
      'a side without a price, from two on',
      'v1/condiments',
      () => ({ itemId: item.id, name: { ...soup, en: 'Bread' }, min: 2, max: 1 }),
      { price: 'Please input price!', min: 'Min value is locked.', max: 'Max value can’t be below the min value.' },
    ],
    [
      'an item with a tag that is none, half a calory and too long a key',
      'v1/items',
      () => ({ ...anItemOf(category), tag: 'Bestseller', calory: 0.5, posItemId: '7'.repeat(61) }),
      {
        tag: 'Please select Tag!',
        calory: 'Calories must be a whole number, at most 100000.',
        posItemId: 'Use at most 60 characters.',
      },
    ],
    [
      'a side that may be had more often than it can be',
      'v1/condiments',
      () => ({ itemId: item.id, name: { ...soup, en: 'Bread' }, price: 1, max: 1000 }),
      { max: 'Max value must be a whole number, at most 999.' },
    ],
    [
      'an image that is a script',
      'v1/items',
      () => ({ ...anItemOf(category), images: ['javascript:alert(1)'] }),
      { 'images.0': 'This has the wrong format.' },
    ],
    [
      'a day that is none',
      'v1/items',
      () => ({ ...anItemOf(category), daysAvailable: ['Someday'] }),
      { 'daysAvailable.0': 'Please Select an option!' },
    ],
    [
      'options without names and prices, twice the same',
      'v1/modifiers',
      () => ({ itemId: item.id, groupName: soup, modifiersList: [{ _id: 'a' }, { _id: 'a', name: soup, price: 1 }] }),
      {
        'modifiersList.0.name.en': 'Name in EN is required!',
        'modifiersList.0.name.ar': 'Name in AR is required!',
        'modifiersList.0.price': 'Please input price!',
        'modifiersList.1._id': 'Each option needs its own id.',
      },
    ],
  ])('%s, by name', async (_what, path, body, fields) => {
    const answer = await testServer.request<Refused>('POST', `/${path}`, { token: admin, body: body() })

    expect(answer.status).toBe(400)
    expect(answer.body.data.fields).toEqual(fields)
  })

  it('POS keys that are missing where the venue has a point of sale', async () => {
    const [ofHotel] = (await list<Category>('v1/category', '&restaurantId=1')).filter(
      ({ itemsCount }) => itemsCount > 0,
    )

    const answer = await testServer.request<Refused>('POST', '/v1/items', { token: admin, body: anItemOf(ofHotel!) })

    expect(answer.body.data.fields).toEqual({ posItemId: 'Please Enter Item POS ID' })
    const unseen = { ...anItemOf(ofHotel!), posItemId: '\u200B\u202E' }
    const second = await testServer.request<Refused>('POST', '/v1/items', { token: admin, body: unseen })
    expect(second.body.data.fields).toEqual({ posItemId: 'Please Enter Item POS ID' })
    expect((await change<Item>('v1/items', item.id, { posItemId: ' 10\u200B07\u202E' })).posItemId).toBe('1007')
  })

  it('nothing for what was wrong before, elsewhere in the record', async () => {
    await testServer.db.many('UPDATE items SET "description" = ? WHERE "id" = ?', '{"en":"Hot"}', item.id)

    expect((await change<Item>('v1/items', item.id, { tag: 'Specials' })).tag).toBe('Specials')
    const answer = await testServer.request<Refused>('PATCH', `/v1/items/${item.id}`, {
      token: admin,
      body: { description: { en: 'Hot and red' } },
    })
    expect(answer.body.data.fields).toEqual({ 'description.ar': 'Description in AR is required!' })
  })

  it('to take a part to another item, menu or venue', async () => {
    const [side] = await list<Side>('v1/condiments', `&itemId=${item.id}`)

    expect(
      await testServer.request('PATCH', `/v1/condiments/${side!.id}`, { token: admin, body: { itemId: 1 } }),
    ).toMatchObject({ status: 400, body: { data: { fields: { itemId: 'This can’t be moved.' } } } })
    expect(
      await testServer.request('PATCH', `/v1/items/${item.id}`, { token: admin, body: { restaurantId: 1 } }),
    ).toMatchObject({ status: 400 })
    expect(
      await testServer.request('PATCH', `/v1/items/${item.id}`, { token: admin, body: { menuId: 1 } }),
    ).toMatchObject({
      status: 400,
      body: { data: { fields: { menuId: 'This menu doesn’t exist at this venue.' } } },
    })
  })
})
