import { standardBranding } from '@brigade/domain/branding/branding.rules.ts'
import type { BrandingDraft } from '@brigade/domain/branding/branding.schema.ts'
import { serviceName } from '@brigade/domain/requests/guest-services.rules.ts'
import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { authFeature } from '#features/auth/auth.feature.tsx'
import { brandingFeature } from '#features/branding/branding.feature.tsx'
// Otherwise it is fetched when it is first rendered, which takes time.
import '#features/branding/branding.page.tsx'
import { filesFeature } from '#features/files/files.feature.tsx'
import { receiptsFeature } from '#features/receipts/receipts.feature.tsx'
import { venuesFeature } from '#features/venues/venues.feature.tsx'
import { brandingKey } from '#features/branding/branding.queries.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { openPage } from '#kit/testing/open-page.tsx'

const venue = aVenue({ name: 'Harbour Hotel', receiptLanguages: ['en', 'ar'], receiptHeader: { en: 'Dubai' } })

const published: BrandingDraft = {
  ...standardBranding,
  id: 1,
  restaurantId: 1,
  receiptHeader: venue.receiptHeader,
  receiptFooter: null,
  version: 0,
  updatedAt: null,
  updatedBy: null,
}

const draftOfOmar: BrandingDraft = {
  ...published,
  mainColor: '#673ba6',
  receiptFooter: { en: 'See you' },
  version: 3,
  updatedAt: '2026-03-04T08:12:00.000Z',
  updatedBy: 'Omar Saleh',
}

let close = () => {}

afterEach(() => close())

type Opened = { draft?: BrandingDraft; refuse?: () => Response | undefined }

async function open({ draft = published, refuse = () => undefined }: Opened = {}) {
  const writes: object[] = []
  let known = draft
  const opened = await openPage({
    features: [brandingFeature, filesFeature, receiptsFeature, venuesFeature, authFeature],
    path: '/branding',
    user: aUser({ role: 'manager' }),
    answer({ method, path, query, body }) {
      if (path === '/v1/branding/1') return published
      if (path === '/v1/whole-menu') return { restaurantId: 1, catalogueVersion: 1, orderPauses: [], menus: [] }
      if (method === 'GET') return path.startsWith('/v1/draft/branding') ? known : venue
      writes.push({ method, path, body, ...(query.size > 0 && { query: Object.fromEntries(query) }) })
      const refusal = refuse()
      if (refusal) return refusal
      known = method === 'PATCH' ? { ...known, ...(body as object), version: known.version + 1 } : published
      return known
    },
  })
  close = opened.close
  /** A colleague changes the draft, and the screen reads it again. */
  function change(next: BrandingDraft): Promise<void> {
    known = next
    return queryClient.invalidateQueries({ queryKey: brandingKey })
  }
  return { ...opened, writes, change }
}

it('says that nothing was published, and shows the guest page and a receipt in both directions', async () => {
  const { user } = await open()

  expect(await screen.findByText('Nothing was published yet. Guests see the standard look.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
  const preview = within(screen.getByRole('region', { name: 'Preview' }))
  expect(preview.getByRole('article').dir).toBe('ltr')

  await user.click(preview.getByRole('button', { name: 'العربية' }))

  expect(preview.getByRole('article').dir).toBe('rtl')
  expect(preview.getByText(serviceName({ requestType: 'talk', label: {} }, 'ar')).closest('[lang]')).toMatchObject({
    lang: 'ar',
    dir: 'rtl',
  })
})

it('offers the nearest readable colour, and saves the draft from the version that was shown', async () => {
  const { user, writes } = await open()
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  const main = await screen.findByRole('textbox', { name: 'Main colour' })
  fireEvent.change(main, { target: { value: '#FFD400' } })
  expect(await screen.findByText('Contrast 1.4 to 1; 4.5 to 1 is needed.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  expect(await screen.findByText(/This text can’t be read: its contrast is 1.4 to 1/)).toBeDefined()
  expect(writes).toEqual([])

  await user.click(screen.getByRole('button', { name: 'Use #5e5e5e' }))
  await user.click(screen.getByRole('textbox', { name: 'Receipt footer in English' }))
  await user.paste('Thank you')
  await user.click(screen.getByRole('button', { name: 'Save draft' }))

  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  expect(writes).toMatchObject([
    {
      method: 'PATCH',
      path: '/v1/draft/branding/1',
      body: { mainColor: '#ffd400', mainTextColor: '#5e5e5e', receiptFooter: { en: 'Thank you' }, version: 0 },
    },
  ])
  // What was not typed is not sent, so it can't bring back what a colleague replaced.
  expect(writes).not.toHaveProperty('0.body.receiptHeader')
  expect(await screen.findByText('Draft, not published')).toBeDefined()
})

it('keeps what was typed when a colleague was faster', async () => {
  const stale = {
    name: 'Conflict',
    className: 'conflict',
    code: 409,
    message: 'Changed',
    data: { reason: 'staleVersion', current: draftOfOmar, changedBy: 'Omar Saleh', changedAt: draftOfOmar.updatedAt },
  }
  let refusals = 0
  const { user, writes } = await open({
    refuse: () => (refusals++ === 0 ? Response.json(stale, { status: 409 }) : undefined),
  })
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  fireEvent.change(await screen.findByRole('textbox', { name: 'Main colour' }), { target: { value: '#000000' } })
  await user.click(screen.getByRole('button', { name: 'Save draft' }))

  expect((await screen.findAllByText(/Omar Saleh/)).length).toBeGreaterThan(0)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Main colour' }).value).toBe('#000000')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Receipt footer in English' }).value).toBe('See you')
  expect(writes).toHaveLength(1)
})

it('publishes once, after showing what changes', async () => {
  const { user, writes } = await open({ draft: draftOfOmar })
  expect(await screen.findByText(/Omar Saleh changed it last/)).toBeDefined()

  await user.click(screen.getByRole('button', { name: 'Publish' }))

  const question = within(await screen.findByRole('alertdialog', { name: 'Publish this draft?' }))
  expect(await question.findByText('Main colour: #0b5d5b → #673ba6')).toBeDefined()
  expect(question.getByText('Receipt footer in English: none → See you')).toBeDefined()
  expect(question.getAllByRole('listitem')).toHaveLength(2)
  await user.click(question.getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(writes).toEqual([{ method: 'POST', path: '/v1/publish/branding', body: { id: 1, version: 3 } }])
})

it.each([
  ['Publish', { method: 'POST', path: '/v1/publish/branding', body: { id: 1, version: 3 } }],
  ['Discard draft', { method: 'DELETE', path: '/v1/draft/branding/1', query: { version: '3' } }],
])('asks about the version that it shows while a colleague changes the draft: %s', async (name, write) => {
  const { user, writes, change } = await open({ draft: draftOfOmar })
  await user.click(await screen.findByRole('button', { name }))
  const question = within(await screen.findByRole('alertdialog'))
  await change({ ...draftOfOmar, mainColor: '#000000', version: 4, updatedBy: 'Sara Noor' })
  expect(await screen.findByText(/Sara Noor changed it last/)).toBeDefined()

  expect(question.queryByText(/#000000/)).toBeNull()
  await user.click(question.getByRole('button', { name }))

  await waitFor(() => expect(writes).toMatchObject([write]))
})

it('discards a draft after a question', async () => {
  const { user, writes } = await open({ draft: draftOfOmar })
  await user.click(await screen.findByRole('button', { name: 'Discard draft' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Discard draft' }))

  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(writes).toMatchObject([{ method: 'DELETE', path: '/v1/draft/branding/1', query: { version: '3' } }])
})
