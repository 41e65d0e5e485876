import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
// Otherwise it is fetched when it is first rendered, which takes time.
import '#features/receipts/pages/receipt-layout.page.tsx'
import { receiptsFeature } from '#features/receipts/receipts.feature.tsx'
import { venuesFeature } from '#features/venues/venues.feature.tsx'
import { openPage } from '#kit/testing/open-page.tsx'

let close = () => {}

afterEach(() => {
  close()
})

const venue = aVenue({
  name: 'Citadel Coffee',
  version: 4,
  receiptLanguages: ['en', 'ar'],
  receiptHeader: { en: 'Erbil' },
})

/** Opens the screen of a venue whose server accepts changes, or refuses them in this way. */
async function open(refuse: () => Response | undefined = () => undefined) {
  const writes: object[] = []
  const { user, close: leave } = await openPage({
    features: [receiptsFeature, venuesFeature],
    path: '/receipts/layout',
    user: aUser({ role: 'manager' }),
    answer: ({ method, path: pathname, body }) => {
      if (method === 'GET') return venue
      writes.push({ method, pathname, body })
      return refuse() ?? { ...venue, ...(body as object), version: 5 }
    },
  })
  close = leave
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  return { user, writes, footerInArabic: await screen.findByRole('textbox', { name: 'Footer in Arabic' }) }
}

/** Returns the receipt beside the form: the one of the screen comes before it. */
const receipt = () => screen.getAllByRole('article').at(-1)!

it('shows on the receipt what is typed, and saves it from the version that was shown', async () => {
  const { user, writes, footerInArabic } = await open()
  expect(receipt().textContent).toContain('Erbil')
  expect(footerInArabic.closest('[dir]')).toMatchObject({ dir: 'rtl', lang: 'ar' })

  await user.type(footerInArabic, 'شكراً')

  expect(receipt().textContent).toContain('شكراً')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  expect(writes).toEqual([
    {
      method: 'PATCH',
      pathname: '/v1/restaurant/1',
      body: {
        receiptLanguages: ['en', 'ar'],
        receiptHeader: { en: 'Erbil' },
        receiptFooter: { en: '', ar: 'شكراً' },
        version: 4,
      },
    },
  ])
})

it('says at its field what is too long or too high, and sends nothing', async () => {
  const { user, writes, footerInArabic } = await open()
  fireEvent.change(footerInArabic, { target: { value: 'ب'.repeat(501) } })
  fireEvent.change(screen.getByRole('textbox', { name: 'Header in English' }), {
    target: { value: 'a\n'.repeat(20) + 'a' },
  })

  await user.click(screen.getByRole('button', { name: 'Save' }))

  expect(await screen.findByText('Use at most 500 characters.')).toBeDefined()
  expect(screen.getByText('Use at most 15 lines.')).toBeDefined()
  expect(writes).toEqual([])
})

it('says at its field what the server refuses', async () => {
  const refused = {
    name: 'BadRequest',
    className: 'bad-request',
    code: 400,
    message: 'Wrong',
    data: {
      fields: { 'receiptFooter.ar': 'Use at most 500 characters.' },
      codes: { 'receiptFooter.ar': 'receiptTextTooLong' },
      params: { 'receiptFooter.ar': { limit: 500 } },
    },
  }
  const { user, footerInArabic } = await open(() => Response.json(refused, { status: 400 }))
  await user.type(footerInArabic, 'ش')

  await user.click(screen.getByRole('button', { name: 'Save' }))

  await waitFor(() => expect(footerInArabic.getAttribute('aria-describedby')).not.toBeNull())
  expect(await screen.findByText('Use at most 500 characters.')).toBeDefined()
})

it('takes the languages of the menus where none is chosen, and turns the receipt by the first one', async () => {
  const { user, writes } = await open()
  expect(receipt().dir).toBe('ltr')
  const chosen = screen.getByRole('combobox', { name: 'Languages' })

  await user.type(chosen, '{Backspace}{Backspace}')
  await user.click(screen.getByRole('button', { name: 'Save' }))

  await waitFor(() => expect(writes).toMatchObject([{ body: { receiptLanguages: null } }]))
})
