import { aMailing } from '@brigade/domain/testing/mailing.builders.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
// Otherwise it is fetched when it is first rendered, which takes time.
import '#features/mailing/pages/mailings.page.tsx'
import { openMailing, refusalOf } from '#features/mailing/testing/open-mailing.tsx'

let close = () => {}

afterEach(() => close())

async function open(opening: Partial<Parameters<typeof openMailing>[0]> = {}) {
  const opened = await openMailing({ path: '/mailing', ...opening })
  close = opened.close
  return opened
}

const sending = aMailing({
  id: 2,
  title: 'Easter brunch',
  state: 'sending',
  startedAt: '2026-03-04T08:00:00.000Z',
  counts: { ...aMailing().counts, sent: 30, waiting: 90 },
})

describe('the list of mailings', () => {
  it('shows how far each has come, and only those of a status', async () => {
    const { user, asked } = await open({ mailings: [aMailing(), sending] })

    const row = within(await screen.findByRole('row', { name: /Easter brunch/ }))
    expect(row.getByText('30 of 120')).toBeDefined()
    expect(row.getByText('Sending')).toBeDefined()
    expect(row.getByText(/^Started /)).toBeDefined()
    expect(screen.getByText(/^Created /)).toBeDefined()
    expect(screen.getByText('2 mailings')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Draft' }))

    await waitFor(() => expect(screen.queryByText('Easter brunch')).toBeNull())
    expect(asked.at(-1)).toContain('state=draft')
  })

  it('says that there is none, and that nothing can be sent without a mail server', async () => {
    await open({ sendsTo: 'nobody' })

    expect(await screen.findByText('No mailings yet.')).toBeDefined()
    expect(await screen.findByText(/The mail server isn’t set up/)).toBeDefined()
  })

  it('says what went wrong, and tries again', async () => {
    let isBroken = true
    const { user } = await open({
      mailings: [sending],
      answer: ({ service }) => (isBroken && service === 'mailings' ? refusalOf(400, 'Broken') : undefined),
    })
    const again = await screen.findByRole('button', { name: 'Try again' })
    isBroken = false
    await user.click(again)

    expect(await screen.findByText('Easter brunch')).toBeDefined()
  })
})

describe('the form of a mailing', () => {
  it('writes a draft in the main language, and says how many people it reaches', async () => {
    const { user, writes } = await open({ path: '/mailing?add=' })
    const form = within(await screen.findByRole('dialog'))
    expect(await form.findByText('Reaches 12 people now')).toBeDefined()

    await user.type(form.getByRole('textbox', { name: 'Title' }), 'Terrace')
    await user.type(form.getByRole('textbox', { name: /^Subject in English/ }), 'Summer')
    await user.type(form.getByRole('textbox', { name: /^Message in English/ }), 'We are open.')
    await user.click(form.getByRole('button', { name: 'Save' }))

    await waitFor(() => expect(writes).toHaveLength(1))
    expect(writes[0]).toMatchObject({
      method: 'POST',
      path: '/v1/mailings',
      body: { title: 'Terrace', language: 'en', messages: { en: { subject: 'Summer', body: 'We are open.' } } },
    })
  })

  it('refuses a link that is none before it is sent, and keeps what was typed', async () => {
    const { user, writes } = await open({ path: '/mailing?add=' })
    const form = within(await screen.findByRole('dialog'))
    await user.type(form.getByRole('textbox', { name: 'Title' }), 'Terrace')
    await user.type(form.getByRole('textbox', { name: /^Message in English/ }), '[[menu](http://harbour.example)')
    await user.click(form.getByRole('button', { name: 'Save' }))

    expect(await form.findByText(/^Write links as/)).toBeDefined()
    expect(form.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe('Terrace')
    expect(writes).toEqual([])
  })

  it('shows the server’s refusal at its field', async () => {
    const message = 'A title has at most 100 characters.'
    const data = { reason: 'validation', fields: { title: message }, codes: { title: 'titleTooLong' } }
    const { user } = await open({
      path: '/mailing?add=',
      answer: ({ method, service }) =>
        method === 'POST' && service === 'mailings'
          ? refusalOf(400, message, { ...data, params: { title: { limit: 100 } } })
          : undefined,
    })
    const form = within(await screen.findByRole('dialog'))
    await user.type(form.getByRole('textbox', { name: 'Title' }), 'Terrace')
    await user.click(form.getByRole('button', { name: 'Save' }))

    expect(await form.findByText(message)).toBeDefined()
  })
})

type Count = { segment: { spentAtLeast?: number } }

describe('the filters of a mailing', () => {
  it('count who they reach, and refuse an amount that is none', async () => {
    const counted: Count[] = []
    const { user } = await open({
      path: '/mailing?add=',
      answer: ({ path, body }) => {
        if (path !== '/v1/count/mailing-segment') return undefined
        const count = body as Count
        counted.push(count)
        return Response.json({ recipients: count.segment.spentAtLeast === 50 ? 1 : 12 })
      },
    })
    const form = within(await screen.findByRole('dialog'))
    expect(await form.findByText('Reaches 12 people now')).toBeDefined()
    await user.type(form.getByRole('textbox', { name: 'Spent at least' }), '50')

    expect(await form.findByText('Reaches 1 person now')).toBeDefined()
    expect(counted.at(-1)).toMatchObject({ restaurantId: 1, segment: { spentAtLeast: 50 } })
    await user.clear(form.getByRole('textbox', { name: 'Spent at least' }))
    await user.type(form.getByRole('textbox', { name: 'Spent at least' }), '-5')
    await user.tab()
    expect(await form.findByText('Enter an amount of 0 or more.')).toBeDefined()
  })

  it('say why nobody can be counted', async () => {
    const message = 'These venues have different currencies. Choose venues of one currency to filter by amounts.'
    await open({
      path: '/mailing?add=',
      answer: ({ path }) =>
        path === '/v1/count/mailing-segment' ? refusalOf(400, message, { reason: 'validation' }) : undefined,
    })

    expect(await within(await screen.findByRole('dialog')).findByText(message)).toBeDefined()
  })
})
