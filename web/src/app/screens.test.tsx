import { standardBranding } from '@brigade/domain/branding/branding.rules.ts'
import { can } from '@brigade/domain/access/permissions.ts'
import { staffRoles } from '@brigade/domain/access/roles.ts'
import {
  aCategory,
  aGroup,
  aMenu,
  anItem,
  aSharedGroup,
  aSharedSide,
  aSide,
} from '@brigade/domain/testing/menus.builders.ts'
import type { Bill } from '@brigade/domain/orders/bills.schema.ts'
import { anAdminNotification, aStaffNotification } from '@brigade/domain/testing/notifications.builders.ts'
import { anOrder } from '@brigade/domain/testing/orders.builders.ts'
import { newPromotion } from '@brigade/domain/marketing/marketing.rules.ts'
import { standardService } from '@brigade/domain/requests/guest-services.rules.ts'
import { aPayment, aPaymentEvent } from '@brigade/domain/testing/payments.builders.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aPosting } from '@brigade/domain/testing/pos.builders.ts'
import { aPrint, aPrinter } from '@brigade/domain/testing/printers.builders.ts'
import { aMailing } from '@brigade/domain/testing/mailing.builders.ts'
import { aFormQuestion, aMenuForm, anOfferedForm, aPreOrder } from '@brigade/domain/testing/preorders.builders.ts'
import { aReceiptOrder, aReceiptPrint } from '@brigade/domain/testing/receipts.builders.ts'
import { aRequest } from '@brigade/domain/testing/requests.builders.ts'
import { aMember, anOpenedLink } from '@brigade/domain/testing/staff.builders.ts'
import { aTable } from '@brigade/domain/testing/tables.builders.ts'
import { aSticker, aTray } from '@brigade/domain/testing/trays.builders.ts'
import { stepsOf } from '@brigade/domain/venues/venues.setup.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { act, waitFor } from '@testing-library/react'
import type { RouteObject } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { featureList } from '#app/feature-list.ts'
import type { RouteHandle } from '#kit/features/feature.ts'
import { isWriting } from '#kit/keys/key-presses.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { registerFeature } from '#kit/features/register-feature.ts'
import { secondFactorTranslations, signInTranslations } from '#features/auth/auth-translations.ts'
import { loadTranslations, registerTranslations } from '#kit/i18n/i18n.ts'
import { settingsSlot } from '#features/auth/public/settings-slot.ts'
import { soundKinds } from '#kit/sounds/sounds.ts'
import { giveLayout } from '#kit/testing/give-layout.ts'
import { openPage, type PageCall } from '#kit/testing/open-page.tsx'
import { pressEnterAfterRest, scans, typeScan } from '#kit/testing/scans.ts'

for (const feature of featureList) registerFeature(feature)
registerTranslations('signIn', signInTranslations)
registerTranslations('secondFactor', secondFactorTranslations)

const screens = featureList.flatMap((feature) =>
  [...feature.routes, ...(feature.bareRoutes ?? [])].filter(({ lazy }) => lazy).map((route) => ({ feature, route })),
)

let close = () => {}
let typedScans = 0

afterEach(() => {
  close()
  vi.restoreAllMocks()
})

// All scans on all focusable elements would take half an hour: the guard alone is tested with all of them
// (`scan-guard.test.ts`).
it.each(screens.map((screen) => ({ ...screen, path: screen.route.path })))(
  'a scan changes nothing on $path, wherever the focus is',
  async ({ feature, route }) => {
    const { router, calls } = await open(feature, route)
    const before = { calls: calls.length, path: router.state.location.pathname }

    const acting = [document.body, ...focusable()].filter((element) => {
      act(() => element.focus())
      typedScans += 1
      const acts = typeScan(scans[(typedScans * 7) % scans.length]!)
      return acts > 0 && !isWriting(element)
    })
    await act(async () => {})

    expect(acting.map(({ outerHTML }) => outerHTML)).toEqual([])
    expect(calls.slice(before.calls).filter(({ method }) => method !== 'GET')).toEqual([])
    expect(router.state.location.pathname).toBe(before.path)
    expect(document.querySelector('dialog[open]')).toBeNull()
  },
)

it('takes Enter for a press again after a rest', async () => {
  const board = screens.find(({ route }) => route.path === 'orders/list')!
  const { calls } = await open(board.feature, board.route)

  act(() => document.querySelector<HTMLElement>('[data-main-act]')?.focus())
  typeScan(scans[0]!)
  await act(async () => pressEnterAfterRest())

  await waitFor(() => expect(calls).toContainEqual(expect.objectContaining({ path: '/v1/accept/order' })))
})

it('has the parts of the settings in their order, the person’s and the device’s', async () => {
  const parts = await settingsSlot.load()
  const namesOf = (column: string) => parts.filter(({ of }) => of === column).map(({ Part }) => Part.name)

  expect(namesOf('person')).toEqual(['ProfileForm', 'PasswordForm', 'SecondFactorSettings', 'OwnPinForm'])
  expect(namesOf('device')).toEqual([
    'AppearanceSettings',
    'SoundSettings',
    'ShortcutSettings',
    'NotificationSettings',
    'PushSettings',
    'AboutSettings',
  ])
})

it('has the sounds of all features, those of orders first', () => {
  expect(soundKinds()).toEqual([
    'newOrder',
    'paidOrder',
    'updatedOrder',
    'posFailed',
    'printFailed',
    'payment',
    'paymentAlert',
    'trayInRoom',
    'kitchenRequest',
    'request',
    'overdueRequest',
    'staffNotification',
  ])
})

const now = new Date().toISOString()
const standard = aVenue()

const bill: Bill = {
  id: 1,
  restaurantId: 1,
  tableId: 16,
  table: 'Room 204',
  sitting: 1,
  version: 1,
  openedAt: now,
  updatedAt: now,
  closedAt: null,
  closedBy: null,
  closedByKind: null,
  closedById: null,
  orderIds: [1],
  cartPrice: 32,
  serviceFee: 3.2,
  vatFee: 0,
  discountAmount: 0,
  orderPrice: 35.2,
  tipAmount: 0,
  amountPaidOnline: 0,
  amountPaidInCash: 0,
  amountPaidByCard: 0,
  amountToBePaid: 35.2,
  refundDue: 0,
}

/** One record of each kind, and an order of each status that has an act. */
const records: Record<string, readonly unknown[]> = {
  restaurant: [aVenue({ trayOutSettings: { ...standard.trayOutSettings, enabled: true } })],
  bill: [bill],
  order: [
    anOrder({ createdAt: now }),
    anOrder({ id: 2, status: 'inprogress', createdAt: now }),
    anOrder({ id: 3, status: 'ontheway', createdAt: now, cookedAt: now }),
    anOrder({ id: 4, status: 'delivered', createdAt: now, deliveredAt: now }),
  ],
  waiter: [aRequest({ createdAt: now, requestType: 'towel', orderId: null })],
  marketing: [
    {
      ...newPromotion,
      id: 1,
      restaurantId: 1,
      index: 1,
      title: { en: 'Happy hour', ar: 'ساعة السعادة' },
      items: [{ itemId: 1, price: 20, percentage: null }],
      version: 1,
      updatedAt: null,
      updatedBy: null,
    },
  ],
  'guest-services': [
    {
      ...standardService,
      id: 1,
      restaurantId: 1,
      requestType: 'towel',
      index: 1,
      version: 1,
      updatedAt: null,
      updatedBy: null,
    },
  ],
  mailings: [aMailing()],
  'menu-forms': [aMenuForm()],
  'menu-form-questions': [aFormQuestion(), aFormQuestion({ id: 2, index: 2 })],
  'pre-orders': [aPreOrder()],
  'tray-out': [aTray()],
  table: [aTable()],
  staff: [aMember()],
  trayqrs: [aSticker(1)],
  menu: [aMenu()],
  category: [aCategory()],
  items: [anItem()],
  condiments: [aSide()],
  modifiers: [aGroup()],
  'shared-modifiers': [aSharedGroup()],
  'shared-condiments': [aSharedSide()],
  receiptorder: [aReceiptOrder()],
  'receipt-prints': [aReceiptPrint()],
  printers: [aPrinter()],
  'print-jobs': [aPrint()],
  'pos-posting': [aPosting()],
  payment: [aPayment()],
  'payment-event': [aPaymentEvent()],
  notifications: [aStaffNotification()],
  'admin-notifications': [anAdminNotification()],
}

/** Answers that are not lists. */
const counts: Record<string, unknown> = {
  orderTotals: { totals: [], nightHours: [0] },
  overview: { venues: [] },
  insightSales: { asOf: null, currencies: [] },
  insightItems: { sold: [], soldTotal: 0, unsold: [], unsoldTotal: 0 },
  insightTimes: { stages: [] },
  insightRequests: { types: [] },
  'response-times': { total: 0, late: 0, medianSeconds: null, ninetiethSeconds: null },
  'mail-sender': { sendsTo: 'people' },
  offered: [anOfferedForm()],
  version: { version: '1.0.0' },
  read: anOpenedLink(),
  'set-up': { id: 1, steps: stepsOf([]) },
  draft: {
    ...standardBranding,
    id: 1,
    restaurantId: 1,
    receiptHeader: null,
    receiptFooter: null,
    version: 0,
    updatedAt: null,
    updatedBy: null,
  },
  'whole-menu': { restaurantId: 1, catalogueVersion: 1, orderPauses: [], menus: [] },
}

function answer({ service = '', id, query }: PageCall): unknown {
  const data = records[service] ?? []
  if (service in counts) return counts[service]
  if (id) return data[0]
  return query.has('$limit') && !query.has('skipPaginate') ? { total: data.length, limit: 10, skip: 0, data } : data
}

async function open(feature: (typeof featureList)[number], route: RouteObject) {
  const { permission }: RouteHandle = route.handle ?? {}
  const roles = ['manager', 'chief', 'finance', ...staffRoles] as const
  const role = roles.find((one) => !permission || can(aUser({ role: one }), permission)) ?? 'manager'
  const calls: PageCall[] = []
  giveLayout(1280)
  // Waits however long a busy machine takes to read them.
  await Promise.all([typeof route.lazy === 'function' && route.lazy(), settingsSlot.load(), loadTranslations('signIn')])
  const opened = await openPage({
    features: [feature, ...featureList.filter((other) => other !== feature)],
    routes: [route],
    path: `/${route.path}`.replaceAll(/:\w+/g, '1'),
    user: aUser({ role }),
    answer: (call) => {
      calls.push(call)
      return answer(call)
    },
  })
  close = opened.close
  await waitFor(() => expect(document.querySelector('h1')).not.toBeNull())
  await waitFor(async () => {
    expect(queryClient.isFetching()).toBe(0)
    // A list that arrived may ask for another one.
    await new Promise((resolve) => setTimeout(resolve))
    expect(queryClient.isFetching()).toBe(0)
  })
  // Boards render their cards once they know their size.
  const isDrawn = () => document.querySelector('[data-column]') === null || document.querySelector('[data-order]')
  await waitFor(() => expect(isDrawn()).toBeTruthy())
  return { ...opened, calls }
}

function focusable(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('button, a[href], select, input, [tabindex="0"]')]
}
