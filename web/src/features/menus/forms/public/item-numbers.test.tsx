import { anItem } from '@brigade/domain/testing/menus.builders.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
// Loaded here, because loading them when they are first drawn takes long.
import '#features/menus/forms/public/item-drawer.tsx'
import '#features/menus/items/pages/items-of-menu.page.tsx'
import {
  closeFormAfterEach,
  field,
  openItemForm as open,
  save,
  write,
} from '#features/menus/forms/testing/open-item-form.tsx'

closeFormAfterEach()

describe('a number', () => {
  it.each([
    ['12,50', '12.50', 12.5],
    ['25000', '25,000.00', 25_000],
    ['1.250,50', '1,250.50', 1250.5],
    ['۱۲٫۵', '12.50', 12.5],
    ['AED 5', '5.00', 5],
  ])('is typed as %s, shown as it is typed, then as %s', async (typed, shown, price) => {
    const { user, writes } = await open(anItem())

    await user.clear(field('Price'))
    await user.type(field('Price'), typed)
    expect(field('Price').value).toBe(typed)
    await user.tab()

    expect(field('Price').value).toBe(shown)
    await save(user)
    expect(await screen.findByText('Item updated successfully!')).toBeDefined()
    expect(writes()[0]).toMatchObject({ body: { price } })
  })

  it.each([
    ['abc', 'Enter the price as a number.'],
    ['$5', 'Enter the price in AED, this venue’s currency.'],
    ['99,999,999,999', 'Enter a price of at most 1,000,000,000.'],
    ['1.255', '“1.255” can mean 1255 or 1.255. Choose one.'],
  ])('that is none stays, and is told: %s', async (typed, sentence) => {
    const { user, writes } = await open(anItem())

    await user.clear(field('Price'))
    await user.type(field('Price'), typed)
    await user.tab()
    await save(user)

    expect(await screen.findByText(sentence)).toBeDefined()
    expect(field('Price').value.replace('.00', '')).toBe(typed)
    expect(writes()).toEqual([])
  })

  it.each([
    ['Price', '-5', 'Enter a price of 0 or more.'],
    ['Price', '99999999999', 'Enter a price of at most 1,000,000,000.'],
    ['Price', '9,90 €', 'Enter the price in AED, this venue’s currency.'],
    ['Calories', '100001', 'Calories must be a whole number, at most 100000.'],
    ['Preparation time', '2.5', 'Minutes must be a whole number, at most 1440.'],
  ])('that can not be kept is told when its field is left: %s %s', async (label, typed, sentence) => {
    const { user } = await open(anItem())

    await user.clear(field(label))
    await user.type(field(label), typed)
    expect(screen.queryByText(sentence)).toBeNull()
    await user.tab()

    expect(await screen.findByText(sentence)).toBeDefined()
  })

  it('that was wrong before is not told to who did not touch it', async () => {
    await open(anItem({ price: -5 }))

    expect(screen.queryByText('Enter a price of 0 or more.')).toBeNull()
  })

  it('that can be two is asked for, and both are offered', async () => {
    const { user, writes } = await open(anItem())

    await user.clear(field('Price'))
    await user.type(field('Price'), '1,250')
    expect(screen.queryByRole('group', { name: 'Which number do you mean?' })).toBeNull()
    await user.tab()

    expect(await screen.findByText('“1,250” can mean 1250 or 1.25. Choose one.')).toBeDefined()
    expect(screen.getByRole('button', { name: '1,250.00' })).toBeDefined()
    await user.click(screen.getByRole('button', { name: '1.25' }))
    expect(field('Price').value).toBe('1.25')
    await waitFor(() => expect(screen.queryByText(/which one/)).toBeNull())
    await save(user)
    expect(await screen.findByText('Item updated successfully!')).toBeDefined()
    expect(writes()[0]).toMatchObject({ body: { price: 1.25 } })
  })

  it('keeps the caret where it is typed', async () => {
    const { user } = await open(anItem({ price: 1250 }))
    expect(field('Price').value).toBe('1,250.00')

    await user.click(field('Price'))
    field('Price').setSelectionRange(3, 3)
    await user.keyboard('9')

    expect(field('Price').value).toBe('1,2950.00')
    expect(field('Price').selectionStart).toBe(4)
  })

  it('of calories or minutes is whole', async () => {
    const { user, writes } = await open(anItem())

    write('Calories', '1,250')
    write('Preparation time', '2.5')
    await save(user)
    expect(await screen.findByText('Minutes must be a whole number, at most 1440.')).toBeDefined()
    write('Preparation time', '٢٠')
    await save(user)

    expect(await screen.findByText('Item updated successfully!')).toBeDefined()
    expect(writes()[0]).toMatchObject({ body: { calory: 1250, prepareTime: 20 } })
  })

  it('below a switch that was turned off again is not asked for', async () => {
    const { user, writes } = await open(anItem())

    await user.click(screen.getByRole('switch', { name: 'Discount' }))
    write('Discounted price', 'abc')
    await user.click(screen.getByRole('switch', { name: 'Discount' }))
    write('Name in English', 'Broth')
    await save(user)

    expect(await screen.findByText('Item updated successfully!')).toBeDefined()
    expect(writes()[0]).toMatchObject({ body: { discountedPrice: null } })
  })

  it('of a discount above the price is told as the field is left', async () => {
    const always = { appliedDaysForDiscountedPrice: ['ALL'], appliedHoursForDiscountedPrice: ['ALL'] }
    await open(anItem({ price: 32, isDiscountedPrice: true, discountedPrice: 20, ...always }))

    const discounted = screen.getByRole('textbox', { name: 'Discounted price' })
    fireEvent.focus(discounted)
    write('Discounted price', '40')
    fireEvent.blur(discounted)

    expect(await screen.findByText('Discounted price can’t be above the price.')).toBeDefined()
  })

  it('of a discount is not above the price, whichever of the two is changed', async () => {
    const always = { appliedDaysForDiscountedPrice: ['ALL'], appliedHoursForDiscountedPrice: ['ALL'] }
    const { user, writes } = await open(anItem({ price: 32, isDiscountedPrice: true, discountedPrice: 20, ...always }))

    write('Price', '19')
    await save(user)
    expect(await screen.findByText('Discounted price can’t be above the price.')).toBeDefined()
    write('Price', '20')
    await save(user)

    expect(await screen.findByText('Item updated successfully!')).toBeDefined()
    expect(writes()).toHaveLength(1)
  })
})

describe('a POS key', () => {
  it('that is too long is told, and not cut off to the key of something else', async () => {
    const { user, writes } = await open(anItem(), { venue: { isPOSIntegrated: true } })

    await user.clear(field('POS ID'))
    await user.click(field('POS ID'))
    await user.paste('7'.repeat(61))
    await save(user)

    expect(await screen.findByText('Use at most 60 characters.')).toBeDefined()
    expect(field('POS ID').value).toBe('7'.repeat(61))
    expect(writes()).toEqual([])
  })
})
