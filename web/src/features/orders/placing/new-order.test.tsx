import { anItem } from '@brigade/domain/testing/menus.builders.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { NewOrder } from '#features/orders/placing/new-order.tsx'
import {
  alerts,
  type Answer,
  closeEditorAfterEach,
  openDesk,
  placed,
  soup,
  tea,
} from '#features/orders/placing/testing/open-editor.tsx'
import type { PlaceOrder } from '@brigade/domain/orders/orders.schema.ts'
import { connection } from '#kit/live/connection.ts'
import { applyNow } from '#kit/live/live-rules.ts'

closeEditorAfterEach()

/** Opens New Order at a restaurant. */
async function open(differences: { answer?: Answer<PlaceOrder> } = {}) {
  const opened = await openDesk({ draw: (onClose) => <NewOrder onClose={onClose} />, ...differences })
  await screen.findByRole('option', { name: 'Table 7' })
  return opened
}

const shelf = (name: RegExp) => screen.findByRole('button', { name })
const order = () => within(screen.getByRole('region', { name: 'Your order' }))
const place = () => screen.getByRole('button', { name: 'Place Order' })
const beside = (button: HTMLElement) => within(button.closest<HTMLElement>('[data-modal-actions]')!)
const table = () => screen.getByRole('combobox', { name: 'Table' })

describe('picking', () => {
  it('begins with the first menu and its first category, and adds what has nothing to choose at one press', async () => {
    const { user } = await open()

    await user.click(await shelf(/^Mint tea/))
    await user.click(await shelf(/^Mint tea/))

    expect(screen.getByRole('button', { name: 'All day' }).getAttribute('aria-pressed')).toBe('true')
    expect(order().getByRole('group', { name: 'Quantity of Mint tea' }).textContent).toContain('2')
    expect(beside(place()).getByText('AED 27.50')).toBeDefined()
    expect(screen.getByText('Mint tea: 2 in the order')).toBeDefined()
  })

  it('asks for the options, and offers add-ons within their limits', async () => {
    const { user } = await open()
    await user.click(await shelf(/^Lentil soup/))
    const drawer = within(await screen.findByRole('dialog', { name: 'Lentil soup' }))

    await user.click(drawer.getByRole('button', { name: 'Add to order' }))

    expect(drawer.getByRole('alert').textContent).toBe('Select all options')
    expect(document.activeElement).toBe(drawer.getByRole('radio', { name: /Regular/ }))

    await user.click(drawer.getByRole('radio', { name: /Large/ }))
    const more = drawer.getByRole('button', { name: 'Increase: Bread' })
    await user.click(more)
    await user.click(more)
    expect(more).toHaveProperty('disabled', true)
    await user.type(drawer.getByRole('textbox', { name: 'Comment' }), 'no <nuts>!')
    await user.click(drawer.getByRole('button', { name: /^Add to order · AED/ }))

    expect(order().getByText('Large')).toBeDefined()
    expect(order().getByText(/2× Bread/)).toBeDefined()
    expect(order().getByText('no nuts')).toBeDefined()
    expect(order().getAllByText(/53\.00/).length).toBeGreaterThan(0)
  })

  it('has nobody pick what is not sold at this hour, or what is sold out the moment it is', async () => {
    const { user, venue } = await open()
    const row = await shelf(/^Porridge.*Not available now/)
    await user.click(row)
    expect(order().getByText('Your order is empty.')).toBeDefined()
    await user.click(await shelf(/^Mint tea/))

    const gone = { ...tea, soldOut: { until: null } }
    venue.items = [soup, gone]
    await act(async () => applyNow('v1/items', anItem({ id: 2, version: 2, soldOut: { until: null } })))

    expect((await shelf(/^Mint tea.*Sold out/)).getAttribute('aria-disabled')).toBe('true')
    expect(order().getByText('This item is sold out.')).toBeDefined()
    await user.selectOptions(table(), 'Table 7')
    await user.click(place())
    expect(alerts()).toContain('This item is sold out.')
  })

  it('finds what is called so on any menu, in any language', async () => {
    const { user } = await open()
    await shelf(/^Mint tea/)
    const search = screen.getByRole('searchbox', { name: 'Search all items' })

    await user.type(search, 'beer')
    expect(await shelf(/^Beer/)).toBeDefined()
    await user.clear(search)
    await user.type(search, 'نعناع')

    expect(await shelf(/^Mint tea/)).toBeDefined()
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Beer/ })).toBeNull())
  })

  it('takes one off at each press of minus, and the line with the last one', async () => {
    const { user } = await open()
    await user.click(await shelf(/^Mint tea/))
    await user.click(await shelf(/^Mint tea/))

    await user.click(order().getByRole('button', { name: 'Decrease: Quantity of Mint tea' }))
    expect(order().getByRole('group', { name: 'Quantity of Mint tea' }).textContent).toContain('1')
    await user.click(await waitFor(() => order().getByRole('button', { name: 'Remove Mint tea' })))

    expect(order().queryByRole('group', { name: 'Quantity of Mint tea' })).toBeNull()
    expect(order().getByRole('button', { name: 'Undo removal of Mint tea' })).toBeDefined()
  })

  it('changes a line, and puts back what was taken off', async () => {
    const { user } = await open()
    await user.click(await shelf(/^Lentil soup/))
    await user.click(screen.getByRole('radio', { name: /Regular/ }))
    await user.click(screen.getByRole('button', { name: /^Add to order · AED/ }))

    await user.click(order().getByRole('button', { name: 'Edit Lentil soup' }))
    await user.click(screen.getByRole('radio', { name: /Large/ }))
    await user.click(screen.getByRole('button', { name: /^Update item · AED/ }))
    expect(order().getByText('Large')).toBeDefined()

    await user.click(order().getByRole('button', { name: 'Remove Lentil soup' }))
    const undo = await waitFor(() => order().getByRole('button', { name: 'Undo removal of Lentil soup' }))
    expect(document.activeElement).toBe(undo)
    await user.click(undo)
    expect(order().getByText('Large')).toBeDefined()
  })
})

describe('placing', () => {
  it('says beside the button what the order comes to, wherever its lines are scrolled', async () => {
    const { user } = await open()
    expect(beside(place()).queryByText('Total', { exact: false })).toBeNull()

    await user.click(await shelf(/^Mint tea/))

    expect(beside(place()).getByText('AED 13.75')).toBeDefined()
  })

  it('says what is missing, in order', async () => {
    const { user, sent } = await open()
    await shelf(/^Tap water/)

    await user.click(place())
    expect(alerts()).toEqual(['Please select a table!'])
    expect(document.activeElement).toBe(table())
    expect(screen.queryByRole('option', { name: 'Broken table' })).toBeNull()

    await user.selectOptions(table(), 'Table 7')
    expect(alerts()).toEqual([])
    await user.click(place())
    expect(alerts()).toEqual(["Can't submit order with 0 items"])

    await user.click(await shelf(/^Tap water/))
    await user.click(place())
    expect(alerts()).toEqual(["Can't place order with total amount less than 0"])
    expect(sent).toEqual([])
  })

  it('sends lines, covers and totals once, says that it is accepted, and closes', async () => {
    const { user, sent, onClose } = await open()
    await user.selectOptions(table(), 'Table 7')
    await user.click(await shelf(/^Mint tea/))
    const covers = within(order().getByRole('group', { name: 'Covers' }))
    expect(covers.getByRole('button', { name: 'Decrease: Covers' })).toHaveProperty('disabled', true)
    for (let count = 1; count < 10; count += 1)
      await user.click(covers.getByRole('button', { name: 'Increase: Covers' }))
    expect(covers.getByRole('button', { name: 'Increase: Covers' })).toHaveProperty('disabled', true)

    await user.click(place())

    expect(await screen.findByText('Auto accepted staff order successfully!')).toBeDefined()
    expect(onClose).toHaveBeenCalledOnce()
    expect(sent).toEqual([
      {
        restaurantId: 1,
        tableId: 7,
        orderType: 'order',
        editSource: 'v_rest_staff',
        covers: 10,
        cart: [
          {
            itemId: 2,
            itemQty: 1,
            comment: '',
            condimentsList: [],
            selectedOptions: [],
            price: 12.5,
            totalPrice: 12.5,
          },
        ],
        cartPrice: 12.5,
        placeHolderPrice: 12.5,
        serviceFee: 1.25,
        vatFee: 0,
        orderPrice: 13.75,
        idempotencyKey: expect.any(String),
      },
    ])
    expect(order().getByText('Your order is empty.')).toBeDefined()
  })

  it('keeps the order when it is refused, says why, and takes the menu as it is now', async () => {
    const message = "The totals differ from the venue's prices."
    const refused = { name: 'Conflict', message, code: 409, className: 'conflict', data: { reason: 'totalsDiffer' } }
    const { user, sent, venue, onClose } = await open({ answer: () => Response.json(refused, { status: 409 }) })
    await user.selectOptions(table(), 'Table 7')
    await user.click(await shelf(/^Mint tea/))
    venue.items = [{ ...tea, price: 15 }]

    await user.click(place())

    await waitFor(() => expect(alerts()).toEqual([message]))
    expect(onClose).not.toHaveBeenCalled()
    expect(await screen.findByRole('button', { name: /^Mint tea.*15\.00/ })).toBeDefined()

    venue.answer = placed
    await user.click(place())
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(sent.map(({ orderPrice }) => orderPrice)).toEqual([13.75, 16.5])
    expect(sent[0]?.idempotencyKey).not.toBe(sent[1]?.idempotencyKey)
  })

  it('is sent again with its key when the line is back, and is changed by nobody until then', async () => {
    const lost: Answer<PlaceOrder> = () => Promise.reject(new TypeError('no network'))
    const { user, sent, venue, onClose } = await open({ answer: lost })
    act(() => connection.set('offline'))
    await user.selectOptions(table(), 'Table 7')
    await user.click(await shelf(/^Mint tea/))

    await user.click(place())

    await waitFor(() => expect(alerts()[0]).toMatch(/^Waiting for connection\./))
    expect(place().getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByRole('combobox', { hidden: true }).closest('[inert]')).not.toBeNull()

    venue.answer = placed
    act(() => connection.set('online'))

    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(sent).toHaveLength(2)
    expect(sent[1]).toEqual(sent[0])
    act(() => connection.set('offline'))
    act(() => connection.set('online'))
    expect(sent).toHaveLength(2)
  })

  it('is forgotten only after a question', async () => {
    const { user } = await open()
    await user.click(await shelf(/^Mint tea/))

    await user.click(screen.getByRole('button', { name: 'Discard' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard this order?' }))
    await user.click(question.getByRole('button', { name: 'Discard' }))

    expect(order().getByText('Your order is empty.')).toBeDefined()
  })
})
