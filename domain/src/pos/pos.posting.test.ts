import { describe, expect, it } from 'vitest'
import { aCartLine, anOrder } from '../../testing/orders.builders.ts'
import { orderStatuses } from '../orders/orders.status.ts'
import {
  addressOfCart,
  addressOfUrl,
  isPostable,
  isPostedByItself,
  lacksPosIds,
  lastAttempt,
  refusalOfPosting,
  troubleAfter,
} from './pos.posting.ts'
import type { PosPosting } from './pos.schema.ts'
import { postingStates } from './pos.states.ts'

type Tried = Pick<PosPosting, 'state' | 'attempt' | 'isAutomatic'>

const tried = (state: Tried['state'], attempt = 1, isAutomatic = false): Tried => ({ state, attempt, isAutomatic })
const accepted = anOrder({ status: 'inprogress' })

it('may go to the point of sale once it is accepted, until it is taken away', () => {
  const may = orderStatuses.filter((status) => isPostable({ status, isTest: false }))

  expect(may).toEqual(['inprogress', 'ontheway', 'delivered', 'completed'])
})

it('never goes to the point of sale as a test', () => {
  const test = anOrder({ status: 'inprogress', isTest: true })

  expect(isPostedByItself(test, [])).toBe(false)
  expect(refusalOfPosting({ order: test, postings: [], attempt: undefined, mayArriveTwice: true })).toBe('testOrder')
})

describe('an order', () => {
  it('is posted by itself unless the point of sale has it, may have it, or is about to get it', () => {
    const posts = postingStates.filter((state) => isPostedByItself(accepted, [tried('failed'), tried(state)]))

    expect(posts).toEqual(['failed', 'withdrawn'])
    expect(isPostedByItself(accepted, [])).toBe(true)
    expect(isPostedByItself({ ...accepted, postedToPOS: true }, [])).toBe(false)
    expect(isPostedByItself({ ...accepted, postingTrouble: 'uncertain' }, [])).toBe(false)
    expect(isPostedByItself({ ...accepted, postingTrouble: 'failed' }, [])).toBe(true)
    expect(isPostedByItself(anOrder({ status: 'updated' }), [])).toBe(false)
  })

  it.each<[string, Partial<Parameters<typeof refusalOfPosting>[0]>, string | undefined]>([
    ['that was never posted', {}, undefined],
    ['that nobody has accepted', { order: anOrder() }, 'notAccepted'],
    ['whose posting runs', { postings: [tried('running')] }, 'underWay'],
    ['whose posting somebody has just asked for', { postings: [tried('waiting')] }, 'underWay'],
    [
      'whose posting runs, though it may arrive twice',
      { postings: [tried('running')], mayArriveTwice: true },
      'underWay',
    ],
    ['that waits to be posted by itself', { postings: [tried('waiting', 1, true)] }, undefined],
    ['whose posting failed', { postings: [tried('failed')] }, undefined],
    ['whose posting was withdrawn', { postings: [tried('withdrawn')] }, undefined],
    ['that is there', { postings: [tried('posted')] }, 'alreadyPosted'],
    ['that the order says is there', { order: { ...accepted, postedToPOS: true } }, 'alreadyPosted'],
    ['that may be there', { postings: [tried('uncertain'), tried('failed', 2)] }, 'mayHaveArrived'],
    ['that is there, and may come twice', { postings: [tried('posted')], mayArriveTwice: true }, undefined],
    ['that may be there, and may come twice', { postings: [tried('uncertain')], mayArriveTwice: true }, undefined],
    ['whose last attempt is known', { postings: [tried('failed', 3)], attempt: 3 }, undefined],
    ['that was tried since', { postings: [tried('failed'), tried('failed', 2)], attempt: 1 }, 'attemptMade'],
    [
      'of which only the order still knows that it may be there',
      { order: { ...accepted, postingAttempts: 2, postingTrouble: 'uncertain' }, attempt: 2 },
      'mayHaveArrived',
    ],
    [
      'of which only the order still knows that it failed',
      { order: { ...accepted, postingAttempts: 2, postingTrouble: 'failed' }, attempt: 2 },
      undefined,
    ],
    [
      'of which only the order still knows a later attempt',
      { order: { ...accepted, postingAttempts: 2 }, attempt: 1 },
      'attemptMade',
    ],
    ['that waits by itself since', { postings: [tried('failed'), tried('waiting', 2, true)], attempt: 1 }, undefined],
  ])('%s', (_what, differences, refusal) => {
    const asking = { order: accepted, postings: [], attempt: undefined, mayArriveTwice: false, ...differences }

    expect(refusalOfPosting(asking)).toBe(refusal)
  })
})

it('numbers attempts on where earlier ones are forgotten', () => {
  expect(lastAttempt({ postingAttempts: 0 }, [])).toBe(0)
  expect(lastAttempt({ postingAttempts: 3 }, [])).toBe(3)
  expect(lastAttempt({ postingAttempts: 3 }, [{ attempt: 2 }, { attempt: 4 }])).toBe(4)
})

describe('what an order keeps of its trouble', () => {
  const failed = { state: 'failed', wasUncertain: false } as const
  const cleared = { state: 'failed', wasUncertain: true } as const
  const uncertain = { state: 'uncertain', wasUncertain: false } as const

  it.each([
    ['a failure', { before: null, ended: failed, others: [] }, 'failed'],
    ['a doubt', { before: 'failed', ended: uncertain, others: [{ state: 'failed' }] }, 'uncertain'],
    ['a doubt that a later failure does not clear up', { before: 'uncertain', ended: failed, others: [] }, 'uncertain'],
    ['a doubt of another attempt', { before: null, ended: cleared, others: [{ state: 'uncertain' }] }, 'uncertain'],
    ['a failure where the doubt is cleared up', { before: 'uncertain', ended: cleared, others: [] }, 'failed'],
  ] as const)('is %s', (_what, ending, trouble) => {
    expect(troubleAfter(ending)).toBe(trouble)
  })
})

it.each([
  ['one key for one item', [{}], false],
  ['an item on two lines', [{}, { comment: 'Hot' }], false],
  ['two items with two keys', [{}, { itemId: 2, posItemId: '10002' }], false],
  ['an item without a key', [{}, { itemId: 2, posItemId: null }], true],
  ['an item with an empty key', [{ posItemId: '' }], true],
  ['two items with one key', [{}, { itemId: 2 }], true],
  ['one item whose key has changed since', [{}, { posItemId: '10002' }], false],
])('%s: are keys missing?', (_what, lines, lacks) => {
  expect(lacksPosIds(lines.map((line) => aCartLine(line)))).toBe(lacks)
})

describe('the address', () => {
  const address = (id: number, isDefaultPos = false) => ({
    id,
    endPointUrl: `http://10.0.0.${id}/new`,
    openCheckUrl: id === 1 ? '' : `http://10.0.0.${id}/open`,
    commentItemId: '',
    isDefaultPos,
  })
  const list = [address(1), address(2, true), address(3)]
  const from = (menuPosId: string | null) => aCartLine({ menu: { id: 1, name: { en: 'Bar' }, menuPosId } })

  it.each([
    ['http://10.0.0.1/new', 1],
    ['http://10.0.0.3/open', 3],
    ['http://10.0.0.4/new', undefined],
    ['', undefined],
  ])('%j is that of %s', (url, id) => {
    expect(addressOfUrl(list, url)?.id).toBe(id)
  })

  it.each([
    ['its menu names it', [from('3')], list, 3],
    ['its menus name two', [from('1'), from('3')], list, 2],
    ['its menu names none', [from(null)], list, 2],
    ['its menu names one that is gone', [from('9')], list, 2],
    ['there is one alone', [from(null)], [address(1)], 1],
    ['none of two is the default', [from(null)], [address(1), address(3)], undefined],
    ['there is none', [from('1')], [], undefined],
  ])('of an order where %s', (_what, cart, known, id) => {
    expect(addressOfCart(known, cart)?.id).toBe(id)
  })
})
