import type { StaffRole } from '../access/roles.ts'
import type { OrderStatus } from './orders.status.ts'
import { describe, expect, it } from 'vitest'
import { anOrder } from '../../testing/orders.builders.ts'
import { isAllowed, mayRecall, nextAct, skipsKitchen, wasDeliveredUncooked, type WorkflowAct } from './orders.acts.ts'

const cases: [role: StaffRole, acts: Partial<Record<OrderStatus, WorkflowAct>>][] = [
  [
    'manager',
    { incoming: 'accept', updated: 'accept', inprogress: 'ready', ontheway: 'deliver', delivered: 'complete' },
  ],
  [
    'orderTaker',
    { incoming: 'accept', updated: 'accept', inprogress: 'deliver', ontheway: 'deliver', delivered: 'complete' },
  ],
  ['waiter', { inprogress: 'deliver', ontheway: 'deliver', delivered: 'complete' }],
  ['chief', { inprogress: 'ready' }],
  ['admin', {}],
  ['finance', {}],
]

describe('the main button of a card', () => {
  it.each(cases)('for a %s does %o', (role, acts) => {
    const statuses = ['incoming', 'updated', 'inprogress', 'ontheway', 'delivered', 'completed', 'cancelled'] as const

    const offered = statuses.flatMap((status) => {
      const act = nextAct(status, { role })
      return act ? [[status, act]] : []
    })

    expect(Object.fromEntries(offered)).toEqual(acts)
  })

  it('is not there for somebody who is signed out', () => {
    expect(nextAct('incoming', null)).toBeNull()
  })

  it('cancels for managers and order takers only, and nothing that was brought', () => {
    expect(isAllowed('cancel', 'incoming', { role: 'manager' })).toBe(true)
    expect(isAllowed('cancel', 'delivered', { role: 'manager' })).toBe(false)
    expect(isAllowed('cancel', 'incoming', { role: 'waiter' })).toBe(false)
  })
})

describe('handing an order over', () => {
  it.each([
    ['deliver', 'inprogress', true],
    ['deliver', 'ontheway', false],
    ['ready', 'inprogress', false],
  ] as const)('by %s while it is %s passes the kitchen over: %s', (act, status, expected) => {
    expect(skipsKitchen(act, status)).toBe(expected)
  })
})

describe('an order that is on the pass', () => {
  it.each([
    ['ontheway', 'chief', true],
    ['ontheway', 'manager', true],
    ['ontheway', 'waiter', false],
    ['inprogress', 'chief', false],
    ['delivered', 'chief', false],
  ] as const)('and %s can be called back by a %s: %s', (status, role, expected) => {
    expect(mayRecall(anOrder({ status }), { role })).toBe(expected)
  })

  it('cannot be called back by somebody who is signed out', () => {
    expect(mayRecall(anOrder({ status: 'ontheway' }), null)).toBe(false)
  })
})

describe('an order that was handed over', () => {
  const delivery = { ...anOrder().lastAct!, act: 'deliver' as const }

  it.each([
    ['while the kitchen still cooked', { ...delivery, fromStatus: 'inprogress' as const }, true],
    ['after the kitchen called it ready', { ...delivery, fromStatus: 'ontheway' as const }, false],
    ['and completed since', { ...delivery, act: 'complete' as const, fromStatus: 'delivered' as const }, false],
    ['before acts were kept', null, false],
  ])('%s: %#', (_when, lastAct, expected) => {
    expect(wasDeliveredUncooked(anOrder({ status: 'delivered', lastAct }))).toBe(expected)
  })
})
