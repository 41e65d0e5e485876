import { formQuestionsPath } from '@brigade/domain/preorders/preorders.api.ts'
import { aFormQuestion, aMenuForm, anOfferedForm } from '@brigade/domain/testing/preorders.builders.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
// Otherwise they are fetched when they are first rendered, which takes time.
import '#features/preorders/forms/menu-form.page.tsx'
import '#features/preorders/forms/preview.page.tsx'
import '#features/preorders/forms/question.page.tsx'
import { openPreOrders, refusal } from '#features/preorders/testing/open-preorders.tsx'
import { receiveEvent } from '#kit/testing/receive-event.ts'
import { speak } from '#kit/testing/speak.ts'

let close = () => {}

afterEach(async () => {
  close()
  await speak('en')
})

async function open(opening: Parameters<typeof openPreOrders>[0]) {
  const opened = await openPreOrders({ forms: [aMenuForm()], ...opening })
  close = opened.close
  return opened
}

const eggs = aFormQuestion({ question: { en: 'How would you like your eggs?', ar: 'كيف تحب البيض؟' } })

describe('one form', () => {
  it('shows its times, its questions and its additional items', async () => {
    await open({ path: '/preorder/1', questions: [eggs] })

    expect(await screen.findByText('06:30 to 10:00, every 30 min')).toBeDefined()
    expect(await screen.findByRole('link', { name: 'How would you like your eggs?' })).toBeDefined()
    const tea = within(await screen.findByRole('row', { name: /Mint tea/ }))
    expect(tea.getByText('Included')).toBeDefined()
    expect(within(screen.getByRole('row', { name: /Fruit plate/ })).getByText(/42/)).toBeDefined()
  })

  it('says that it has no questions and no additional items', async () => {
    await open({ path: '/preorder/1', forms: [aMenuForm({ additional: [] })] })

    expect(await screen.findByText('No questions yet.')).toBeDefined()
    expect(screen.getByText('No additional items.')).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Sort' })).toBeNull()
  })

  it.each(['/preorder/7', '/preorder/view/7', '/modifier/preorder/7'])(
    'says that it doesn’t exist: %s',
    async (path) => {
      await open({ path })

      expect(await screen.findByText('This doesn’t exist.')).toBeDefined()
      expect(screen.queryByRole('button', { name: /Edit|Add question/ })).toBeNull()
      expect(screen.queryByRole('link', { name: 'Preview' })).toBeNull()
    },
  )

  it('says which items no slot can deliver', async () => {
    await open({ path: '/preorder/1', hours: { 2: ['22'] } })

    const fruit = within(await screen.findByRole('row', { name: /Fruit plate/ }))
    expect(await fruit.findByText('Not sold at these times')).toBeDefined()
    expect(within(screen.getByRole('row', { name: /Mint tea/ })).queryByText('Not sold at these times')).toBeNull()
  })

  it('is read again after a failure', async () => {
    let isBroken = true
    const { user } = await open({
      path: '/preorder/1',
      answer: ({ service }) => (isBroken && service === 'menu-forms' ? refusal(400, 'Broken') : undefined),
    })
    const again = await screen.findByRole('button', { name: 'Try again' })
    isBroken = false
    await user.click(again)

    expect(await screen.findByText('06:30 to 10:00, every 30 min')).toBeDefined()
  })

  it('gets a question, which keeps what was typed when it is refused', async () => {
    const message = 'A form has at most 30 questions.'
    const { user, writes } = await open({
      path: '/preorder/1?add=',
      answer: ({ method, service }) =>
        method === 'POST' && service === 'menu-form-questions'
          ? refusal(409, message, { reason: 'tooManyQuestions' })
          : undefined,
    })
    const drawer = within(await screen.findByRole('dialog'))
    await user.type(drawer.getByRole('textbox', { name: 'Question in English' }), 'Which bread?')
    await user.type(drawer.getByRole('textbox', { name: 'Question in Arabic' }), 'أي خبز؟')
    await user.click(drawer.getByRole('button', { name: 'Save' }))
    expect(await drawer.findByText('Choose at least one option.')).toBeDefined()
    expect(writes).toEqual([])
    await user.click(drawer.getByRole('combobox', { name: 'Options' }))
    await user.click(await screen.findByTitle(/Shakshuka/))
    await user.click(drawer.getByRole('button', { name: 'Save' }))

    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0)
    expect(drawer.getByRole<HTMLInputElement>('textbox', { name: 'Question in English' }).value).toBe('Which bread?')
    expect(drawer.getByRole('checkbox', { name: 'Included: Shakshuka' })).toBeDefined()
  })

  it('gets options without a choice of their own, and says at an option what is wrong with it', async () => {
    const message = 'This item isn’t on this venue’s menu.'
    const { user } = await open({
      path: '/modifier/preorder/1?edit=1',
      questions: [{ ...eggs, options: [{ itemId: 1, isIncluded: true }] }],
      answer: ({ method, service }) =>
        method === 'PATCH' && service === 'menu-form-questions'
          ? refusal(400, message, {
              reason: 'validation',
              fields: { 'options.1.itemId': message },
              codes: { 'options.1.itemId': 'itemUnknown' },
            })
          : undefined,
    })
    const drawer = within(await screen.findByRole('dialog'))
    await user.click(drawer.getByRole('combobox', { name: 'Options' }))
    await user.click(await screen.findByTitle(/Fruit plate/))
    await waitFor(() => expect(screen.queryByTitle(/Omelette/)).toBeNull())
    await user.click(drawer.getByRole('button', { name: 'Save' }))

    await drawer.findByText(message)
    const fruit = drawer.getByRole('checkbox', { name: 'Included: Fruit plate' })
    expect(document.getElementById(fruit.getAttribute('aria-describedby') ?? '')?.textContent).toBe(message)
  })

  it('loses a question after a question', async () => {
    const { user, writes } = await open({ path: '/preorder/1', questions: [eggs] })
    await user.click(await screen.findByRole('button', { name: 'Delete: How would you like your eggs?' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))

    await waitFor(() => expect(writes).toMatchObject([{ method: 'DELETE', path: 'menu-form-questions/1' }]))
  })
})

describe('one question', () => {
  it('shows its picks and options, in the language of the screen', async () => {
    await open({ path: '/modifier/preorder/1', questions: [{ ...eggs, min: 1, max: 2 }] })
    expect(await screen.findByText('1 to 2')).toBeDefined()
    expect(await screen.findByRole('row', { name: /Shakshuka/ })).toBeDefined()
    await speak('ar')

    expect(await screen.findByRole('heading', { level: 1, name: /كيف تحب البيض؟/ })).toBeDefined()
    expect(await screen.findByRole('row', { name: /شكشوكة/ })).toBeDefined()
  })

  it('changes when a colleague changes it', async () => {
    const questions = [eggs]
    await open({ path: '/modifier/preorder/1', questions })
    await screen.findByRole('heading', { level: 1, name: 'How would you like your eggs?' })
    questions[0] = aFormQuestion({ question: { en: 'Eggs?' }, version: 2 })
    await receiveEvent(formQuestionsPath, questions[0])

    expect(await screen.findByRole('heading', { level: 1, name: 'Eggs?' })).toBeDefined()
  })

  it('whose maximum is below its minimum stays as it was typed', async () => {
    const { user, writes } = await open({ path: '/modifier/preorder/1?edit=1', questions: [eggs] })
    const drawer = within(await screen.findByRole('dialog'))
    const least = drawer.getByRole<HTMLInputElement>('textbox', { name: 'Picks at least' })
    await user.clear(least)
    await user.type(least, '3')
    await user.click(drawer.getByRole('button', { name: 'Save' }))

    expect(await drawer.findByText('The maximum must be at least the minimum.')).toBeDefined()
    expect(least.value).toBe('3')
    expect(writes).toEqual([])
  })
})

describe('the preview of a form', () => {
  it('shows the form as guests see it, and adds up what is picked', async () => {
    const { user, writes } = await open({ path: '/preorder/view/1', offered: [anOfferedForm()] })
    const phone = within(await screen.findByRole('region', { name: 'Preview' }))
    expect(phone.getByRole('group', { name: 'How would you like your eggs?' })).toBeDefined()
    await user.click(phone.getByRole('button', { name: 'More: Fruit plate' }))
    await user.click(phone.getByRole('button', { name: 'More: Fruit plate' }))
    await user.click(phone.getByRole('button', { name: 'Less: Fruit plate' }))

    expect(phone.getByText(/^AED\s42\.00$/)).toBeDefined()
    expect(writes).toEqual([])
  })

  it('says that guests don’t see a form without slots', async () => {
    await open({ path: '/preorder/view/1', offered: [anOfferedForm({ days: [] })] })

    expect(await screen.findByText('Guests don’t see this form.')).toBeDefined()
  })

  it('says what went wrong, and is read again', async () => {
    let isBroken = true
    const { user } = await open({
      path: '/preorder/view/1',
      offered: [anOfferedForm()],
      answer: ({ path }) => (isBroken && path.includes('offered') ? refusal(400, 'Broken') : undefined),
    })
    const again = await screen.findByRole('button', { name: 'Try again' })
    isBroken = false
    await user.click(again)

    expect(await screen.findByRole('region', { name: 'Preview' })).toBeDefined()
  })
})
