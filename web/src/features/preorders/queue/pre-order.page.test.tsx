import { preOrdersPath } from '@brigade/domain/preorders/preorders.api.ts'
import type { PreOrder } from '@brigade/domain/preorders/preorders.schema.ts'
import { aMenuForm, anOfferedForm, aPreOrder } from '@brigade/domain/testing/preorders.builders.ts'
import { render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ToastHost } from '#app/shell/toast-host.tsx'
// Otherwise they are fetched when they are first rendered, which takes time.
import '#features/preorders/queue/pre-order.page.tsx'
import '#features/preorders/queue/slot-sheet.page.tsx'
import { openPreOrders, refusal } from '#features/preorders/testing/open-preorders.tsx'
import { receiveEvent } from '#kit/testing/receive-event.ts'
import { speak } from '#kit/testing/speak.ts'

let close = () => {}

afterEach(async () => {
  close()
  await speak('en')
})

async function open(opening: Partial<Parameters<typeof openPreOrders>[0]> = {}) {
  const opened = await openPreOrders({
    path: '/preorderque/1',
    forms: [aMenuForm()],
    offered: [anOfferedForm()],
    ...opening,
  })
  close = opened.close
  return opened
}

const breakfast = { itemId: 7, name: { en: 'Breakfast buffet', ar: '' }, quantity: 2 }
const tea = { itemId: 3, name: { en: 'Mint tea', ar: '' }, quantity: 2 }

describe('one pre-order', () => {
  it('shows all that was ordered, with what each guest has', async () => {
    await open({ preOrders: [aPreOrder({ base: breakfast, additional: [tea], note: 'No sesame' })] })

    expect(await screen.findByText('2 × Breakfast buffet')).toBeDefined()
    expect(screen.getByText('1 × Shakshuka')).toBeDefined()
    expect(screen.getByText('2 × Mint tea')).toBeDefined()
    expect(screen.getByText('No sesame')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Order #41' })).toBeDefined()
  })

  it('says until when guests can change it only while they can', async () => {
    const until = 'Guests can change it until'
    const changeUntil = new Date(Date.now() + 3_600_000).toISOString()
    const { unmount } = await open({ preOrders: [aPreOrder({ changeUntil })] })
    expect(await screen.findByText(until)).toBeDefined()
    unmount()
    close()

    await open({ preOrders: [aPreOrder({ changeUntil, state: 'released' })] })
    expect(await screen.findByText('1 × Shakshuka')).toBeDefined()
    expect(screen.queryByText(until)).toBeNull()
  })

  it('separates what was ordered by the comma of the language', async () => {
    await speak('ar')
    await open({ preOrders: [aPreOrder({ additional: [tea, breakfast] })] })

    expect((await screen.findByText('2 × Mint tea')).parentElement?.textContent).toBe(
      '2 × Mint tea، 2 × Breakfast buffet',
    )
  })

  it('names a guest in the language of the screen', async () => {
    await open({ preOrders: [aPreOrder({ createdBy: 'Guest at Room 204' })] })
    await screen.findByText('Guest at Room 204')
    await speak('ar')

    expect((await screen.findByText(/Room 204$|Room 204\u2069$/, { selector: 'dd bdi' })).textContent).not.toContain(
      'Guest',
    )
  })

  it('says that it doesn’t exist', async () => {
    await open({ path: '/preorderque/7' })

    expect(await screen.findByText('This doesn’t exist.')).toBeDefined()
  })

  it('is read again after a failure', async () => {
    let isBroken = true
    const { user } = await open({
      preOrders: [aPreOrder()],
      answer: ({ service }) => (isBroken && service === 'pre-orders' ? refusal(400, 'Broken') : undefined),
    })
    const again = await screen.findByRole('button', { name: 'Try again' })
    isBroken = false
    await user.click(again)

    expect(await screen.findByText('1 × Shakshuka')).toBeDefined()
  })

  it('offers nothing more once it is in the kitchen', async () => {
    const preOrders: PreOrder[] = [aPreOrder()]
    await open({ preOrders })
    expect(await screen.findByRole('button', { name: 'Accept' })).toBeDefined()
    preOrders[0] = aPreOrder({ state: 'released', version: 2 })
    await receiveEvent(preOrdersPath, preOrders[0])

    expect(await screen.findByText('In the kitchen')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
  })

  it('goes to the kitchen at once, which its author can undo', async () => {
    const now = new Date().toISOString()
    const { user, writes } = await open({ preOrders: [aPreOrder({ slotAt: now })] })
    render(<ToastHost />)
    await user.click(await screen.findByRole('button', { name: 'Release now' }))
    const undo = await screen.findByRole('button', { name: 'Undo' })
    await waitFor(() => expect(undo.hasAttribute('aria-disabled')).toBe(false))
    await user.click(undo)

    await waitFor(() => expect(writes.map(({ path }) => path)).toEqual(['release/pre-order', 'undo/order']))
    expect(writes[1]!.body).toEqual({ id: 41 })
  })

  it('is cancelled with a reason, which stays when that is refused', async () => {
    let isBroken = true
    const { user, writes } = await open({
      preOrders: [aPreOrder()],
      answer: ({ method, service }) =>
        isBroken && method === 'PATCH' && service === 'order' ? refusal(409, 'Too late') : undefined,
    })
    const chooseCancel = async () => {
      await user.click(await screen.findByRole('button', { name: 'More actions' }))
      await user.click(await screen.findByRole('menuitem', { name: 'Cancel pre-order' }))
    }
    await chooseCancel()
    const first = within(await screen.findByRole('alertdialog'))
    expect(first.getByRole('button', { name: 'Cancel pre-order' }).getAttribute('aria-disabled')).toBe('true')
    await user.type(first.getByRole('textbox', { name: 'Reason' }), 'Left')
    await user.click(first.getByRole('button', { name: 'Cancel pre-order' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    isBroken = false
    await chooseCancel()
    const second = within(await screen.findByRole('alertdialog'))
    expect(second.getByRole<HTMLInputElement>('textbox', { name: 'Reason' }).value).toBe('Left')
    await user.click(second.getByRole('button', { name: 'Cancel pre-order' }))

    await waitFor(() =>
      expect(writes).toMatchObject([{ path: 'order/41', body: { status: 'cancelled', cancelReason: 'Left' } }]),
    )
  })

  it('that a colleague changed meanwhile keeps what was typed', async () => {
    const current = aPreOrder({ version: 2, lastname: 'Haddad', updatedBy: 'Omar Saleh' })
    const stale = { reason: 'staleVersion', current, changedBy: 'Omar Saleh', changedAt: '2026-03-04T08:12:00.000Z' }
    const { user } = await open({
      path: '/preorderque/1?edit=1',
      preOrders: [aPreOrder()],
      answer: ({ method }) => (method === 'PATCH' ? refusal(409, 'Changed', stale) : undefined),
    })
    const drawer = within(await screen.findByRole('dialog'))
    await user.type(drawer.getByRole('textbox', { name: 'Note for the kitchen' }), 'No nuts')
    await user.click(drawer.getByRole('button', { name: 'Save' }))

    expect((await screen.findAllByText(/Omar Saleh/)).length).toBeGreaterThan(0)
    expect(drawer.getByRole<HTMLInputElement>('textbox', { name: 'Note for the kitchen' }).value).toBe('No nuts')
  })

  it('has each quantity in the direction of its item', async () => {
    await open({ preOrders: [aPreOrder({ additional: [tea] })] })
    await screen.findByText('2 × Mint tea')
    await speak('ar')

    expect(document.documentElement.dir).toBe('rtl')
    expect((await screen.findByText('2 × Mint tea')).tagName).toBe('BDI')
  })
})

describe('the sheet of a slot', () => {
  const path = '/preorder-sheet?form=1&day=2026-03-05&slot=06:30'

  it('has a room after the other, then the portions of all', async () => {
    const cancelled = aPreOrder({ id: 3, table: 'Room 110', state: 'cancelled' })
    const later = aPreOrder({ id: 4, table: 'Room 111', slot: '07:00' })
    await open({ path, preOrders: [aPreOrder(), aPreOrder({ id: 2, table: 'Room 306' }), cancelled, later] })

    expect(await screen.findByRole('heading', { level: 1, name: /^06:30 · Breakfast card · .*5 Mar/ })).toBeDefined()
    expect(screen.getByText('Room 306 · Mansour')).toBeDefined()
    expect(screen.getByText('2 × Shakshuka')).toBeDefined()
    expect(screen.queryByText(/Room 11/)).toBeNull()
  })

  it('can’t be printed while it is empty', async () => {
    await open({ path })

    expect(await screen.findByText('No pre-orders for this day.')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Print sheet' }).getAttribute('aria-disabled')).toBe('true')
  })

  it.each(['/preorder-sheet', '/preorder-sheet?form=7&day=2026-03-05&slot=06:30'])(
    'of a form that doesn’t exist says so: %s',
    async (unknown) => {
      await open({ path: unknown })

      expect(await screen.findByText('This doesn’t exist.')).toBeDefined()
    },
  )

  it.each(['menu-forms', 'pre-orders'])('says what went wrong, and is read again: %s', async (broken) => {
    let isBroken = true
    const { user } = await open({
      path,
      preOrders: [aPreOrder()],
      answer: ({ service }) => (isBroken && service === broken ? refusal(400, 'Broken') : undefined),
    })
    const again = await screen.findByRole('button', { name: 'Try again' })
    isBroken = false
    await user.click(again)

    expect(await screen.findByText('Room 204 · Mansour')).toBeDefined()
  })
})
