import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { aVenue } from '@brigade/domain/testing/venues.builders.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { words as shellWords } from '#app/i18n/en/shell.ts'
import { words as uiWords } from '#app/i18n/en/ui.ts'
// Else it is fetched when it is first drawn, which takes its time.
import '#features/receipts/pages/receipt-layout.page.tsx'
import { receiptsFeature } from '#features/receipts/receipts.feature.tsx'
import { venuesFeature } from '#features/venues/venues.feature.tsx'
import { loadWords, registerWords } from '#kit/i18n.ts'
import { queryClient } from '#kit/query-client.ts'
import { signIn } from '#kit/session.ts'

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

/** The screen of a venue whose server answers changes so. */
async function open(answer = (body: object) => Response.json({ ...venue, ...body, version: 5 })) {
  const writes: object[] = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit) => {
    const { pathname } = new URL(address, 'http://brigade')
    const user = aUser({ role: 'manager' })
    if (pathname === '/v1/authentication') return Response.json({ accessToken: 'a-token', user })
    if (pathname === '/v1/userdata') return Response.json(user)
    if (method === 'GET' || typeof body !== 'string') return Response.json(venue)
    const sent = JSON.parse(body) as object
    writes.push({ method, pathname, body: sent })
    return answer(sent)
  })
  registerWords('receipts', receiptsFeature.words)
  registerWords('venues', venuesFeature.words)
  registerWords('shell', { en: async () => ({ words: shellWords }), ar: () => import('#app/i18n/ar/shell.ts') })
  registerWords('ui', { en: async () => ({ words: uiWords }), ar: () => import('#app/i18n/ar/ui.ts') })
  await loadWords('receipts', 'venues', 'shell', 'ui')
  queryClient.clear()
  sessionStorage.clear()
  await signIn({ email: 'manager@receipts.demo', password: 'brigade-demo' })
  const router = createMemoryRouter(receiptsFeature.routes, { initialEntries: ['/receipts/layout'] })
  const { unmount } = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  close = () => {
    unmount()
    vi.unstubAllGlobals()
  }
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Change' }))
  return { user, writes, footerInArabic: await screen.findByRole('textbox', { name: 'Below, in Arabic' }) }
}

/** The receipt beside the form: the one of the screen stands before it. */
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
  fireEvent.change(screen.getByRole('textbox', { name: 'Above, in English' }), {
    target: { value: 'a\n'.repeat(20) + 'a' },
  })

  await user.click(screen.getByRole('button', { name: 'Save' }))

  expect(await screen.findByText('At most 500 characters!')).toBeDefined()
  expect(screen.getByText('At most 15 lines!')).toBeDefined()
  expect(writes).toEqual([])
})

it('says at its field what the server refuses', async () => {
  const refused = {
    name: 'BadRequest',
    className: 'bad-request',
    code: 400,
    message: 'Wrong',
    data: {
      fields: { 'receiptFooter.ar': 'At most 500 characters!' },
      codes: { 'receiptFooter.ar': 'receiptTextTooLong' },
      params: { 'receiptFooter.ar': { limit: 500 } },
    },
  }
  const { user, footerInArabic } = await open(() => Response.json(refused, { status: 400 }))
  await user.type(footerInArabic, 'ش')

  await user.click(screen.getByRole('button', { name: 'Save' }))

  await waitFor(() => expect(footerInArabic.getAttribute('aria-describedby')).not.toBeNull())
  expect(screen.getByText('At most 500 characters!')).toBeDefined()
})

it('takes the languages of the menus where none is chosen, and turns the receipt by the first one', async () => {
  const { user, writes } = await open()
  expect(receipt().dir).toBe('ltr')
  const chosen = screen.getByRole('combobox', { name: 'Languages' })

  await user.type(chosen, '{Backspace}{Backspace}')
  await user.click(screen.getByRole('button', { name: 'Save' }))

  await waitFor(() => expect(writes).toMatchObject([{ body: { receiptLanguages: null } }]))
})
