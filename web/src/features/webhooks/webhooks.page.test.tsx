import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import type { Webhook, WebhookDelivery } from '@brigade/domain/webhooks/webhooks.schema.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { authFeature } from '#features/auth/auth.feature.tsx'
import { venuesFeature } from '#features/venues/venues.feature.tsx'
// Otherwise they are fetched when they are first rendered, which takes time.
import '#features/webhooks/webhook-log.page.tsx'
import '#features/webhooks/webhooks.page.tsx'
import { webhooksFeature } from '#features/webhooks/webhooks.feature.tsx'
import { openPage } from '#kit/testing/open-page.tsx'

const webhook: Webhook = {
  id: 7,
  restaurantId: 1,
  name: 'Loyalty',
  url: 'https://example.com/brigade',
  topics: ['orders', 'payments'],
  isActive: true,
  failingSince: null,
  pausedAt: null,
  pauseReason: null,
  oldSecretUntil: null,
  version: 1,
  createdAt: '2026-03-04T08:00:00.000Z',
  updatedAt: '2026-03-04T08:00:00.000Z',
  updatedBy: 'Layla Haddad',
}

const delivery: WebhookDelivery = {
  id: 3,
  webhookId: 7,
  restaurantId: 1,
  messageId: 'msg_1',
  type: 'order.created',
  recordId: 12,
  state: 'failed',
  tries: 8,
  createdAt: '2026-03-04T08:00:00.000Z',
  triedAt: '2026-03-04T08:05:00.000Z',
  nextTryAt: null,
  status: 503,
  failure: null,
  answer: 'Closed for lunch',
  tookMs: 120,
  version: 9,
}

let close = () => {}

afterEach(() => close())

type Opened = { webhooks?: Webhook[]; deliveries?: WebhookDelivery[]; path?: string; role?: 'admin' | 'manager' }

async function open({ webhooks = [], deliveries = [], path = '/webhooks', role = 'manager' }: Opened) {
  const writes: object[] = []
  let known = webhooks
  const opened = await openPage({
    features: [webhooksFeature, venuesFeature, authFeature],
    path,
    user: aUser({ role }),
    answer({ method, path: address, service, id, body }) {
      if (service === 'restaurant') return role === 'admin' ? [aVenue()] : aVenue()
      if (service === 'webhook-deliveries') return { total: deliveries.length, limit: 20, skip: 0, data: deliveries }
      if (method === 'GET' && service === 'webhooks') return id ? known.find((each) => String(each.id) === id) : known
      if (method === 'GET') return undefined
      writes.push({ method, address, body })
      if (address === '/v1/renew/webhook')
        return { ...webhook, secret: 'whsec_new', oldSecretUntil: '2026-03-05T08:00:00.000Z' }
      if (address === '/v1/test/webhook') return { ...delivery, type: 'test', state: 'waiting' }
      if (address === '/v1/resend/delivery') return { ...delivery, state: 'waiting' }
      if (method === 'DELETE') {
        known = []
        return webhook
      }
      const made = { ...webhook, ...(body as object), id: 8 }
      known = [made, ...known]
      return { ...made, secret: 'whsec_secret' }
    },
  })
  close = opened.close
  return { ...opened, writes }
}

it('lists what each webhook sends, and whether it works', async () => {
  await open({
    webhooks: [
      webhook,
      { ...webhook, id: 6, name: 'Kiosk', failingSince: '2026-03-04T07:00:00.000Z' },
      { ...webhook, id: 5, name: 'Old', isActive: false, pausedAt: '2026-03-03T07:00:00.000Z', pauseReason: 'gone' },
      { ...webhook, id: 4, name: 'Group', isActive: false, restaurantId: null },
    ],
  })

  expect(await screen.findAllByText(/^Orders, Bills and payments/)).toHaveLength(4)
  for (const state of ['Active', 'Failing', 'Paused', 'Off']) expect(screen.getByText(state)).toBeDefined()
  expect(screen.getByText(/All venues/)).toBeDefined()
  expect(screen.getByText(/No message was received since/)).toBeDefined()
  expect(screen.getByText(/^Its address answered that it is gone \(410\).*then turn it on\.$/)).toBeDefined()
})

it('adds a webhook and shows its secret once, and says what is wrong before it is sent', async () => {
  const { user, writes } = await open({})
  await user.click(await screen.findByRole('button', { name: 'Add webhook' }))
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Enter a name.')).toBeDefined()
  expect(screen.getByText('Enter an address.')).toBeDefined()
  expect(screen.getByText('Choose at least one topic.')).toBeDefined()
  expect(writes).toEqual([])
  expect(screen.queryByRole('switch', { name: 'For all venues' })).toBeNull()

  await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Kiosk')
  await user.type(screen.getByRole('textbox', { name: /^Address/ }), 'https://example.com/')
  await user.click(screen.getByRole('checkbox', { name: 'Menu changes' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))

  const shown = within(await screen.findByRole('dialog', { name: 'The secret of Kiosk' }))
  expect(shown.getByRole<HTMLInputElement>('textbox', { name: 'Secret' }).value).toBe('whsec_secret')
  expect(writes).toMatchObject([
    { method: 'POST', body: { restaurantId: 1, name: 'Kiosk', url: 'https://example.com/', topics: ['menus'] } },
  ])
  await user.click(shown.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByDisplayValue('whsec_secret')).toBeNull())
})

it('is added for all venues by the head office', async () => {
  const { user, writes } = await open({ role: 'admin' })
  await user.click(await screen.findByRole('button', { name: 'Add webhook' }))
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Group')
  await user.type(screen.getByRole('textbox', { name: /^Address/ }), 'https://example.com/')
  await user.click(screen.getByRole('checkbox', { name: 'Orders' }))
  await user.click(screen.getByRole('switch', { name: 'For all venues' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))

  await screen.findByRole('dialog', { name: 'The secret of Group' })
  expect(writes).toMatchObject([{ body: { restaurantId: null, topics: ['orders'] } }])
})

it('shows the answers to what was sent, and sends it again', async () => {
  const { user, writes } = await open({ webhooks: [webhook], deliveries: [delivery], path: '/webhooks/7' })

  expect(await screen.findByText('order.created')).toBeDefined()
  expect(screen.getByText('8 tries · Status 503')).toBeDefined()
  expect(screen.getByText('Closed for lunch')).toBeDefined()
  await user.click(screen.getByRole('button', { name: /^Send again: order.created, Order #12/ }))
  await user.click(screen.getByRole('button', { name: 'Send test' }))

  await waitFor(() =>
    expect(writes).toMatchObject([
      { address: '/v1/resend/delivery', body: { id: 3 } },
      { address: '/v1/test/webhook', body: { id: 7 } },
    ]),
  )
})

it('sends one that waits now, and shows its id, its order and its last try', async () => {
  const waiting: WebhookDelivery = {
    ...delivery,
    state: 'waiting',
    tries: 2,
    status: 302,
    answer: null,
    nextTryAt: '2026-03-04T16:00:00.000Z',
  }
  const { user, writes } = await open({
    webhooks: [webhook],
    deliveries: [waiting, { ...waiting, id: 4, tries: 0, status: null, triedAt: null }],
    path: '/webhooks/7',
  })

  expect(await screen.findByText('Redirects aren’t followed. Enter the final address.')).toBeDefined()
  expect(screen.getAllByRole('button', { name: /^Send now: order.created/ })).toHaveLength(1)
  await user.click(screen.getAllByRole('button', { name: 'order.created' })[0]!)

  const shown = within(await screen.findByRole('dialog', { name: 'order.created' }))
  expect(shown.getByText('msg_1')).toBeDefined()
  expect(shown.getByText('Last try')).toBeDefined()
  expect(shown.getByRole('link', { name: 'Order #12' }).getAttribute('href')).toBe('/orders/12')
  await user.click(shown.getByRole('button', { name: 'Send now' }))
  await waitFor(() => expect(writes).toMatchObject([{ address: '/v1/resend/delivery', body: { id: 3 } }]))
})

it('renews the secret after a question, and shows it once', async () => {
  const { user } = await open({ webhooks: [webhook], path: '/webhooks/7' })
  const renew = await screen.findByRole('button', { name: 'Renew secret' })
  await waitFor(() => expect(renew.getAttribute('aria-disabled')).not.toBe('true'))
  await user.click(renew)
  const asked = within(await screen.findByRole('alertdialog', { name: 'Renew the secret?' }))
  await user.click(asked.getByRole('button', { name: 'Renew secret' }))

  expect(await screen.findByDisplayValue('whsec_new')).toBeDefined()
  expect(screen.getByText(/The old secret is valid until 5 Mar 2026, 12:00\.$/)).toBeDefined()
})
