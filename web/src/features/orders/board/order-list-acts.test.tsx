import { ordersPath } from '@brigade/domain/orders/orders.api.ts'
import { anOrder } from '@brigade/domain/testing/orders.builders.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ownActOn } from '#features/orders/records/own-acts.ts'
import { refusal } from '#features/orders/testing/open-screen.tsx'
import { closeListAfterEach, column, openOrderList as openScreen } from '#features/orders/testing/open-order-list.tsx'
import { receiveEvent } from '#kit/testing/receive-event.ts'

closeListAfterEach()

describe('accepting', () => {
  it('shows the answer at once', async () => {
    const accepted = anOrder({ id: 31, version: 2, status: 'inprogress', acceptedAT: '2026-03-04T08:01:00.000Z' })
    const { user, calls } = await openScreen({
      orders: [anOrder({ id: 31 })],
      answer: ({ address }) => (address === '/v1/accept/order' ? Response.json(accepted) : undefined),
    })

    await user.click(screen.getByRole('button', { name: 'Accept order #31, Room 204' }))

    await waitFor(() => expect(column('In Progress').getByText('Room 204')).toBeDefined())
    expect(calls.findLast(({ method }) => method === 'POST')).toMatchObject({
      address: '/v1/accept/order',
      body: { id: 31 },
    })
  })

  it('tells the second one who was first, and shows the order where it is now', async () => {
    const { user } = await openScreen({
      orders: [anOrder({ id: 32 })],
      answer: ({ address }) =>
        address === '/v1/accept/order'
          ? refusal(409, {
              reason: 'statusMoved',
              status: 'inprogress',
              by: 'Sara Haddad',
              byKind: 'staff',
              byId: 2,
              at: '2026-03-04T08:04:00.000Z',
              order: anOrder({ id: 32, version: 2, status: 'inprogress', acceptedBy: 'Sara Haddad' }),
            })
          : undefined,
    })

    await user.click(screen.getByRole('button', { name: 'Accept order #32, Room 204' }))

    await screen.findByText('Sara Haddad accepted order #32, Room 204, at 12:04.')
    expect(column('In Progress').getByText('Room 204')).toBeDefined()
  })

  it('is no race with oneself when the first answer got lost', async () => {
    const moved = anOrder({ id: 33, version: 2, status: 'inprogress', acceptedBy: 'Layla Haddad' })
    const { user } = await openScreen({
      orders: [anOrder({ id: 33 })],
      answer: ({ address }) =>
        address === '/v1/accept/order'
          ? refusal(409, {
              reason: 'statusMoved',
              status: 'inprogress',
              by: 'Layla Haddad',
              byKind: 'staff',
              byId: 4,
              at: '',
              order: moved,
            })
          : undefined,
    })

    await user.click(screen.getByRole('button', { name: 'Accept order #33, Room 204' }))

    await waitFor(() => expect(column('In Progress').getByText('Room 204')).toBeDefined())
    expect(screen.queryByText(/Layla Haddad accepted order/)).toBeNull()
  })

  it('is a race lost where the answer got lost, and somebody else is the one who did it', async () => {
    const by = { byKind: 'staff', byId: 2, by: 'Sara Haddad', at: '2026-03-04T08:04:00.000Z' } as const
    const moved = anOrder({
      id: 35,
      version: 2,
      status: 'inprogress',
      lastAct: { act: 'accept', fromStatus: 'incoming', ...by },
    })
    const { user } = await openScreen({
      orders: [anOrder({ id: 35 })],
      answer: ({ address }) => {
        if (address === '/v1/accept/order') throw new TypeError('no network')
        return address === '/v1/order/35' ? Response.json(moved) : undefined
      },
    })

    await user.click(screen.getByRole('button', { name: 'Accept order #35, Room 204' }))

    await screen.findByText('Sara Haddad accepted order #35, Room 204, at 12:04.')
    expect(column('In Progress').getByText('Room 204')).toBeDefined()
    expect(ownActOn(35)).toBeUndefined()
  })

  it('says so when it fails, and leaves the order where it is', async () => {
    const { user } = await openScreen({
      orders: [anOrder({ id: 34 })],
      answer: ({ address }) =>
        address === '/v1/accept/order'
          ? Response.json({ message: 'The kitchen is closed.', code: 403, className: 'forbidden' }, { status: 403 })
          : undefined,
    })

    await user.click(screen.getByRole('button', { name: 'Accept order #34, Room 204' }))

    expect(await screen.findByRole('alert')).toHaveProperty('textContent', 'The kitchen is closed.')
    expect(column('In Queue').getByText('Room 204')).toBeDefined()
  })
})

describe('a person of the same name', () => {
  it('is told of by their account, not by their name', async () => {
    const moved = anOrder({ id: 41, version: 2, status: 'inprogress', acceptedBy: 'Layla Haddad' })
    const { user } = await openScreen({
      orders: [anOrder({ id: 41 })],
      answer: ({ address }) =>
        address === '/v1/accept/order'
          ? refusal(409, {
              reason: 'statusMoved',
              status: 'inprogress',
              by: 'Layla Haddad',
              byKind: 'staff',
              byId: 2,
              at: '2026-03-04T08:05:00.000Z',
              order: moved,
            })
          : undefined,
    })

    await user.click(screen.getByRole('button', { name: 'Accept order #41, Room 204' }))

    expect(await screen.findByText('Layla Haddad accepted order #41, Room 204, at 12:05.')).toBeDefined()
  })
})

describe('a second tap', () => {
  it('is not the next act: what was done stands there first', async () => {
    const ready = anOrder({ id: 51, version: 2, status: 'ontheway' })
    const { user, calls } = await openScreen({
      orders: [anOrder({ id: 51, status: 'inprogress' })],
      answer: ({ method }) => (method === 'PATCH' ? Response.json(ready) : undefined),
    })
    const tap = async () => user.click(within(screen.getByRole('article')).getAllByRole('button')[0] as HTMLElement)

    await tap()
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Ready/ })).toBeNull())
    await tap()

    expect(calls.filter(({ method }) => method === 'PATCH')).toHaveLength(1)
    const next = await screen.findByRole('button', { name: 'Deliver order #51, Room 204' })
    await waitFor(() => expect(next.getAttribute('aria-disabled')).toBeNull())
    await tap()
    await waitFor(() => expect(calls.filter(({ method }) => method === 'PATCH')).toHaveLength(2))
  })

  it('does not hit what somebody else has just brought into its place', async () => {
    const { user, calls } = await openScreen({ orders: [anOrder({ id: 52, status: 'inprogress' })] })

    await receiveEvent(ordersPath, anOrder({ id: 52, version: 2, status: 'ontheway' }))
    await user.click(within(screen.getByRole('article')).getAllByRole('button')[0]!)

    expect(calls.filter(({ method }) => method === 'PATCH')).toEqual([])
  })
})

describe('delivering what the kitchen has not called ready', () => {
  const orders = [anOrder({ id: 53, status: 'inprogress' })]
  const deliver = 'Deliver anyway: order #53, Room 204'

  it('asks first, with the focus on the answer that does nothing', async () => {
    const { user, calls } = await openScreen({ role: 'orderTaker', orders })

    await user.click(screen.getByRole('button', { name: deliver }))

    const question = await screen.findByRole('alertdialog', {
      name: 'Deliver order #53, Room 204, before the kitchen marks it ready?',
    })
    expect(document.activeElement).toBe(within(question).getByRole('button', { name: 'Go back' }))
    await user.keyboard('{Enter}')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(calls.filter(({ method }) => method === 'PATCH')).toEqual([])
  })

  it('stays asked while the order moves to another column', async () => {
    const { user } = await openScreen({ role: 'orderTaker', orders })
    await user.click(screen.getByRole('button', { name: deliver }))
    const question = await screen.findByRole('alertdialog')

    await receiveEvent(ordersPath, anOrder({ id: 53, version: 2, status: 'delivered' }))

    await waitFor(() => expect(column('Delivered').getByText('Room 204')).toBeDefined(), { timeout: 5_000 })
    expect(screen.getByRole('alertdialog')).toBe(question)
  })

  it('is done once somebody says so', async () => {
    const delivered = anOrder({ id: 53, version: 2, status: 'delivered' })
    const { user, calls } = await openScreen({
      role: 'orderTaker',
      orders,
      answer: ({ method }) => (method === 'PATCH' ? Response.json(delivered) : undefined),
    })

    await user.click(screen.getByRole('button', { name: deliver }))
    const confirm = await screen.findByRole('button', { name: 'Deliver anyway' })
    await waitFor(() => expect(confirm.getAttribute('aria-disabled')).toBeNull())
    await user.click(confirm)

    await waitFor(() => expect(column('Delivered').getByText('Room 204')).toBeDefined())
    expect(calls.findLast(({ method }) => method === 'PATCH')?.body).toEqual({ status: 'delivered' })
  })
})

describe('an order that its guest asks to cancel', () => {
  it('is accepted only after a question', async () => {
    const { user, calls } = await openScreen({
      orders: [anOrder({ id: 54, cancelAskedAt: '2026-03-04T08:02:00.000Z' })],
    })

    await user.click(screen.getByRole('button', { name: 'Accept order #54, Room 204' }))

    expect(await screen.findByRole('alertdialog', { name: /, anyway\?/ })).toBeDefined()
    expect(calls.filter(({ method }) => method === 'POST' || method === 'PATCH')).toHaveLength(1)
  })

  it('is asked about too when the wish comes while the press is on its way', async () => {
    const asked = anOrder({ id: 55, version: 2, cancelAskedAt: '2026-03-04T08:02:00.000Z' })
    const { user, calls } = await openScreen({
      orders: [anOrder({ id: 55 })],
      answer: ({ address }) =>
        address === '/v1/accept/order' ? refusal(409, { reason: 'staleVersion', order: asked }) : undefined,
    })

    await user.click(screen.getByRole('button', { name: 'Accept order #55, Room 204' }))

    expect(await screen.findByRole('alertdialog', { name: /, anyway\?/ })).toBeDefined()
    expect(calls.findLast(({ method }) => method === 'POST')?.body).toEqual({ id: 55, version: 1 })
  })
})
