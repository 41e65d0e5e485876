import { aUser } from '@brigade/domain/testing/people.builders.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ToastHost } from '#app/shell/toast-host.tsx'
import { queryClient } from '#kit/calls/query-client.ts'
import { signIn } from '#kit/calls/session.ts'
import { closeToasts } from '#kit/calls/toasts.ts'
import { ExportButton } from '#ui/export-button.tsx'
import { loadUiWords } from '#kit/testing/ui-words.ts'

let answer: Promise<Response>
let saved: string[]

beforeEach(() => {
  saved = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})

afterEach(() => {
  act(closeToasts)
  queryClient.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function open(role: 'admin' | 'manager' = 'admin') {
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.includes('authentication')) return Response.json({ accessToken: 'a-token' })
    if (address.includes('userdata')) return Response.json(aUser({ role }))
    return address.includes('exportData') ? answer : Response.json([])
  })
  await loadUiWords()
  await signIn({ email: 'somebody@hotel.demo', password: 'brigade-demo' })
  render(
    <QueryClientProvider client={queryClient}>
      <ExportButton
        path="v1/exportData"
        permission="menus:export"
        asked={{ fileName: 'Lunch', moduleName: 'menus', restaurantId: 1 }}
        label="Export menus"
      />
      <ToastHost />
    </QueryClientProvider>,
  )
  return userEvent.setup()
}

it('is busy until the file is saved, and says so then', async () => {
  const arrives = Promise.withResolvers<Response>()
  answer = arrives.promise
  const user = await open()
  const button = screen.getByRole('button', { name: 'Export menus' })

  await user.click(button)
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'))
  expect(saved).toEqual([])
  arrives.resolve(new Response('bytes'))

  expect(await screen.findByText('Saved as Lunch.xlsx')).toBeTruthy()
  expect(saved).toEqual(['Lunch.xlsx'])
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
})

it('says why there is no file', async () => {
  answer = Promise.resolve(
    Response.json(
      { name: 'NotFound', message: 'There is no such menu.', code: 404, className: 'not-found', data: {} },
      { status: 404 },
    ),
  )
  const user = await open()

  await user.click(screen.getByRole('button', { name: 'Export menus' }))

  expect(await screen.findByText('There is no such menu.')).toBeTruthy()
  expect(saved).toEqual([])
})

it('takes half a file for none', async () => {
  const broken = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new Uint8Array(9)),
    pull: (controller) => controller.error(new TypeError('The line is gone')),
  })
  answer = Promise.resolve(new Response(broken))
  const user = await open()

  await user.click(screen.getByRole('button', { name: 'Export menus' }))

  expect(await screen.findByText('No response from the server. Check the connection and try again.')).toBeTruthy()
  expect(saved).toEqual([])
})

it('is not there for people who may not', async () => {
  await open('manager')

  expect(screen.queryByRole('button', { name: 'Export menus' })).toBeNull()
})
