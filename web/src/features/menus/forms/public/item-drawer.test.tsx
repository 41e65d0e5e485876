import { aPng } from '@brigade/domain/testing/files.builders.ts'
import { anItem } from '@brigade/domain/testing/menus.builders.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
// Loaded here, because loading them when they are first drawn takes long.
import '#features/menus/forms/public/item-drawer.tsx'
import '#features/menus/items/pages/items-of-menu.page.tsx'
import { type openMenuScreen, refusal } from '#features/menus/items/testing/open-menu-screen.tsx'
import { refetchMenus, removeParts } from '#features/menus/menus.live.ts'
import { onePartKey } from '#features/menus/part-lists.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import {
  closeFormAfterEach,
  field,
  openItemForm as open,
  save,
  write,
} from '#features/menus/forms/testing/open-item-form.tsx'

closeFormAfterEach()

describe('the form of an item', () => {
  it.each([
    ['could not be fetched again', refusal(403, { message: 'Not now.' })],
    ['was deleted by somebody else', refusal(404, { message: 'This record doesn’t exist.' })],
  ])('keeps what was typed when the item %s', async (_what, refused) => {
    let isRefused = false
    await open(anItem(), {
      answer: ({ address }) => (isRefused && address.startsWith('/v1/items/1') ? refused.clone() : undefined),
    })
    write('Name in English', 'Red lentil soup')

    isRefused = true
    await act(() => queryClient.invalidateQueries({ queryKey: ['menus'] }))

    await waitFor(() => expect(queryClient.getQueryState(onePartKey('items', 1))?.status).toBe('error'))
    expect(field('Name in English').value).toBe('Red lentil soup')
  })

  it('of an item that was deleted meanwhile is saved as a new one', async () => {
    const { user, writes } = await open(anItem(), {
      answer: ({ method }) =>
        method === 'PATCH' ? refusal(404, { message: 'This record doesn’t exist.' }) : undefined,
    })
    write('Name in English', 'Red lentil soup')
    await save(user)
    expect(await screen.findByText(/^This record was deleted while you were editing/)).toBeDefined()
    // A message at the edge would cover the button.
    expect(screen.queryByText('This record doesn’t exist.')).toBeNull()

    await user.click(screen.getByRole('button', { name: 'Save as new' }))

    expect(await screen.findByText('Item added successfully!')).toBeDefined()
    expect(writes().at(-1)).toMatchObject({
      method: 'POST',
      address: '/v1/items',
      body: { menuId: 1, categoryId: 1, price: 32, name: { en: 'Red lentil soup' } },
    })
  })

  it('says that its item was deleted as soon as that is heard, and keeps what was typed', async () => {
    const { user, writes } = await open(anItem())
    write('Name in English', 'Red lentil soup')

    act(() => removeParts('items', [anItem()]))

    expect(await screen.findByText(/^This record was deleted while you were editing/)).toBeDefined()
    expect(field('Name in English').value).toBe('Red lentil soup')
    await user.click(screen.getByRole('button', { name: 'Save as new' }))
    expect(await screen.findByText('Item added successfully!')).toBeDefined()
    expect(writes()).toMatchObject([{ method: 'POST', body: { name: { en: 'Red lentil soup' } } }])
  })

  it('says so too where the line was cut when it was deleted, and no longer when it is back', async () => {
    let isDeleted = false
    await open(anItem(), {
      answer: ({ address }) => (isDeleted && address.startsWith('/v1/items/1') ? refusal(404, {}) : undefined),
    })

    isDeleted = true
    await act(() => refetchMenus())
    expect(await screen.findByText(/^This record was deleted while you were editing/)).toBeDefined()
    isDeleted = false
    await act(() => refetchMenus())

    await waitFor(() => expect(screen.queryByText(/^This record was deleted/)).toBeNull())
    expect(screen.getByRole('button', { name: 'Save' })).toBeDefined()
  })

  it('says everything that is missing, in the very words', async () => {
    const { user, writes } = await open(null, { venue: { isPOSIntegrated: true } })

    await save(user)

    const sentences = [
      'Name in EN is required!',
      'Name in AR is required!',
      'Description in EN is required!',
      'Description in AR is required!',
      'Please select category!',
      'Please input price!',
      'Please Enter Item POS ID',
    ]
    for (const sentence of sentences) expect(await screen.findByText(sentence)).toBeDefined()
    // A new item is always available until the user changes that.
    expect(screen.queryByText('Please Select an option!')).toBeNull()
    expect(writes()).toEqual([])
  })

  it('sends what was changed with the version that it was changed from', async () => {
    const { user, writes } = await open(anItem({ version: 7 }))
    expect(field('Name in English').value).toBe('Lentil soup')
    expect(field('Name in Arabic').closest('[dir=rtl]')).not.toBeNull()
    expect(field('Price').value).toBe('32.00')

    write('Name in English', 'Red lentil soup')
    write('Price', '1234.5')
    await user.click(screen.getByRole('switch', { name: 'Hide price' }))
    await save(user)

    expect(await screen.findByText('Item updated successfully!')).toBeDefined()
    expect(writes()).toHaveLength(1)
    expect(writes()[0]).toMatchObject({
      method: 'PATCH',
      address: '/v1/items/1',
      body: {
        version: 7,
        menuId: 1,
        restaurantId: 1,
        name: { en: 'Red lentil soup', ar: 'شوربة عدس' },
        price: 1234.5,
        hidePrice: true,
      },
    })
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit item' })).toBeNull())
  })

  it('asks for the discount only while its switch is on', async () => {
    const { user } = await open(anItem())
    expect(screen.queryByText('Discount days')).toBeNull()

    await user.click(screen.getByRole('switch', { name: 'Discount' }))
    expect(await screen.findByText('Discount days')).toBeDefined()
    await save(user)

    expect(await screen.findByText('Please input price!')).toBeDefined()
    expect(screen.getAllByText('Please Select an option!')).toHaveLength(2)
    await user.click(screen.getByRole('switch', { name: 'Discount' }))
    expect(screen.queryByText('Discount days')).toBeNull()
  })

  it('offers no discount where the venue has none, and no POS key where it has no POS', async () => {
    await open(anItem(), { venue: { isDiscountedPrice: false } })

    expect(screen.queryByRole('switch', { name: 'Discount' })).toBeNull()
    expect(screen.queryByLabelText('POS ID')).toBeNull()
  })

  it('refuses names of more than 35 characters', async () => {
    const { user, writes } = await open(anItem())

    write('Name in English', 'x'.repeat(36))
    await save(user)

    expect(await screen.findByText('Maximum 35 characters allowed!')).toBeDefined()
    expect(writes()).toEqual([])
  })

  it('shows at its field what the server says against it, and keeps what was typed', async () => {
    const { user } = await open(anItem(), {
      answer: ({ method }) =>
        method === 'PATCH'
          ? refusal(400, { reason: 'validation', fields: { 'name.en': 'That is no name for a soup.' } })
          : undefined,
    })

    write('Name in English', 'Broth')
    await save(user)

    expect(await screen.findByText('That is no name for a soup.')).toBeDefined()
    expect(field('Name in English').value).toBe('Broth')
  })
})

describe('a picture that is removed', () => {
  it('is told as deleted once the item is saved without it', async () => {
    const { user, writes } = await open(anItem({ images: ['/files/1/a.png', '/files/1/b.png'] }))
    await user.click(screen.getByRole('button', { name: 'Remove image 2' }))
    await user.click(screen.getByRole('button', { name: 'Remove image' }))
    expect(await screen.findByText('Image 2 will be removed when you save.')).toBeDefined()
    expect(screen.queryByText('Item photo 2 deleted successfully!')).toBeNull()

    await save(user)

    expect(await screen.findByText('Item photo 2 deleted successfully!')).toBeDefined()
    expect(writes().at(-1)).toMatchObject({ body: { images: ['/files/1/a.png'] } })
  })
})

describe('a picture that does not fit yet', () => {
  it('is not lost by saving too early', async () => {
    const { user, writes } = await open(anItem())
    const file = new File([new Uint8Array(aPng({ width: 900, height: 700 }))], 'dish.png', { type: 'image/png' })
    await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file)
    await screen.findByRole('button', { name: 'Crop and scale dish.png' })

    write('Name in English', 'Broth')
    await save(user)

    expect(await screen.findByText(/^An image wasn’t uploaded/)).toBeDefined()
    expect(writes()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Leave out dish.png' }))
    await save(user)
    expect(await screen.findByText('Item updated successfully!')).toBeDefined()
  })
})

describe('a picture that is on its way', () => {
  afterEach(() => vi.unstubAllGlobals())

  async function saveWhileUploading() {
    const opened = await open(anItem())
    const upload = anUpload()
    const file = new File([new Uint8Array(aPng({ width: 500, height: 300 }))], 'dish.png', { type: 'image/png' })
    await opened.user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file)
    await upload.isSent
    write('Name in English', 'Broth')
    await save(opened.user)
    expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-busy')).toBe('true')
    return { ...opened, upload }
  }

  it('is waited for by one press of Save, and what is typed meanwhile is saved too', async () => {
    const { writes, upload } = await saveWhileUploading()
    write('Name in English', 'Clear broth')
    expect(writes()).toEqual([])

    await act(async () => upload.answer(201, { file: { location: '/files/1/dish.png' } }))

    expect(await screen.findByText('Item updated successfully!')).toBeDefined()
    expect(writes()).toMatchObject([{ body: { name: { en: 'Clear broth' }, images: ['/files/1/dish.png'] } }])
  })

  it.each([
    ['can be sent again', 503, { code: 503, className: 'unavailable' }],
    ['is damaged', 400, { code: 400, className: 'bad-request', data: { reason: 'damaged' } }],
  ])('is not left out without a word when it %s', async (_what, status, refused) => {
    const { user, writes, upload } = await saveWhileUploading()

    await act(async () => upload.answer(status, { message: 'Not now.', ...refused }))

    expect(await screen.findByText(/^An image wasn’t uploaded/)).toBeDefined()
    expect(writes()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Leave out dish.png' }))
    await save(user)
    expect(await screen.findByText('Item updated successfully!')).toBeDefined()
  })
})

describe('a locked price', () => {
  const venue = { isPriceLocked: true }
  const withPassphrase: Parameters<typeof openMenuScreen>[0]['answer'] = ({ address, method }) => {
    if (address === '/v1/passphrase/1') return Response.json({ restaurantId: 1, isSet: { menuEdit: true }, grants: [] })
    if (method !== 'POST' || address !== '/v1/passphrase/grant') return undefined
    return Response.json({ gate: 'menuEdit', grantedUntil: new Date(Date.now() + 300_000).toISOString() })
  }

  it('is typed by a manager only after Enable Edit and the passphrase', async () => {
    const { user } = await open(anItem(), { venue, answer: withPassphrase })
    expect(field('Price').disabled).toBe(true)

    await user.click(screen.getByRole('button', { name: 'Enable Edit: Price' }))
    await user.type(await screen.findByLabelText('Passphrase'), 'brigade-menu{Enter}')

    await waitFor(() => expect(field('Price').disabled).toBe(false))
  })

  it('locks its discount too', async () => {
    await open(anItem({ isDiscountedPrice: true, discountedPrice: 5 }), { venue })
    expect(screen.getByRole<HTMLButtonElement>('switch', { name: 'Discount' }).disabled).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Discounted price' }).disabled).toBe(true)
  })

  it('is that of what stands there: a new one is typed', async () => {
    await open(null, { venue })
    expect(field('Price').disabled).toBe(false)
    expect(screen.queryByRole('button', { name: 'Enable Edit: Price' })).toBeNull()
    expect(screen.getByRole<HTMLButtonElement>('switch', { name: 'Discount' }).disabled).toBe(false)
  })

  it('is typed by a supermanager without, who cannot press Enable Edit', async () => {
    await open(anItem(), { venue, role: 'supermanager' })

    expect(field('Price').disabled).toBe(false)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Enable Edit: Price' }).disabled).toBe(true)
  })
})

/** Replaces the upload of a picture with one that the test answers. */
function anUpload() {
  const sent = Promise.withResolvers<void>()
  class Upload extends EventTarget {
    upload = new EventTarget()
    status = 0
    responseText = ''
    open(): void {}
    setRequestHeader(): void {}
    abort(): void {}
    send(): void {
      answer = (status, body) => {
        Object.assign(this, { status, responseText: JSON.stringify(body) })
        this.dispatchEvent(new Event('load'))
      }
      sent.resolve()
    }
  }
  let answer = (_status: number, _body: object): void => {}
  vi.stubGlobal('XMLHttpRequest', Upload)
  return { isSent: sent.promise, answer: (status: number, body: object) => answer(status, body) }
}
