import { TooManyRequests } from '@feathersjs/errors'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { localBus } from '#kit/events/bus.ts'
import { joinedBuses } from '#testing/joined-buses.ts'
import { WrongTries } from './wrong-tries.ts'

const wrong = async () => undefined
const right = async () => 'in'

async function tryWrongly(tries: WrongTries, { key, times }: { key: string; times: number }): Promise<void> {
  for (let time = 1; time <= times; time += 1) await tries.check(key, wrong)
}

afterEach(() => void vi.useRealTimers())

describe('wrong tries', () => {
  it('let a right one through as long as there are too few', async () => {
    const tries = new WrongTries({ wrongTries: 3, perSeconds: 60, lockSeconds: 60 }, { bus: localBus(), of: 'tries' })

    await tryWrongly(tries, { key: 'a', times: 2 })

    expect(await tries.check('a', right)).toBe('in')
  })

  it('lock the key for all tries, right ones too, and say how long', async () => {
    const tries = new WrongTries({ wrongTries: 3, perSeconds: 60, lockSeconds: 90 }, { bus: localBus(), of: 'tries' })

    await tryWrongly(tries, { key: 'a', times: 3 })
    const refusal: unknown = await tries.check('a', right).catch((error: unknown) => error)

    expect(refusal).toBeInstanceOf(TooManyRequests)
    expect(refusal).toMatchObject({
      message: 'Too many attempts. Try again in 90 seconds.',
      data: { reason: 'tooManyTries', retryAfter: 90 },
    })
  })

  it('do not lock other keys', async () => {
    const tries = new WrongTries({ wrongTries: 1, perSeconds: 60, lockSeconds: 60 }, { bus: localBus(), of: 'tries' })

    await tries.check('a', wrong)

    expect(await tries.check('b', right)).toBe('in')
  })

  it('are forgotten on demand', async () => {
    const tries = new WrongTries({ wrongTries: 2, perSeconds: 60, lockSeconds: 60 }, { bus: localBus(), of: 'tries' })

    await tries.check('a', wrong)
    await tries.forget('a')
    await tries.check('a', wrong)

    expect(await tries.check('a', right)).toBe('in')
  })

  it('unlock when the time is over, and being asked meanwhile does not make it longer', async () => {
    vi.useFakeTimers()
    const tries = new WrongTries({ wrongTries: 1, perSeconds: 1, lockSeconds: 1 }, { bus: localBus(), of: 'tries' })

    await tries.check('a', wrong)
    await vi.advanceTimersByTimeAsync(600)
    await expect(tries.check('a', right)).rejects.toBeInstanceOf(TooManyRequests)
    await vi.advanceTimersByTimeAsync(600)

    expect(await tries.check('a', right)).toBe('in')
  })

  it('count guesses that are sent all at once like those sent in a row', async () => {
    const tries = new WrongTries({ wrongTries: 3, perSeconds: 60, lockSeconds: 60 }, { bus: localBus(), of: 'tries' })
    let looked = 0
    const guess = async () => {
      await new Promise(setImmediate)
      looked += 1
      return undefined
    }

    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => tries.check('a', guess)))

    expect(looked).toBe(3)
    expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(17)
  })

  it('are not counted for right ones, however many come at once', async () => {
    const tries = new WrongTries({ wrongTries: 2, perSeconds: 60, lockSeconds: 60 }, { bus: localBus(), of: 'tries' })

    const answers = await Promise.all(Array.from({ length: 20 }, () => tries.check('a', right)))

    expect(answers).toEqual(Array.from({ length: 20 }, () => 'in'))
  })

  it('pass a failure of the check on without counting it, and go on', async () => {
    const tries = new WrongTries({ wrongTries: 1, perSeconds: 60, lockSeconds: 60 }, { bus: localBus(), of: 'tries' })

    await expect(tries.check('a', () => Promise.reject(new Error('The database is gone')))).rejects.toThrow('is gone')

    expect(await tries.check('a', right)).toBe('in')
  })

  it('are counted in all processes together', async () => {
    const [one, other] = joinedBuses(2)
    const limits = { wrongTries: 2, perSeconds: 60, lockSeconds: 60 }
    const tries = [one!, other!].map((bus) => new WrongTries(limits, { bus, of: 'tries' }))

    for (const each of tries) await each.count('a')

    for (const each of tries) await expect(each.count('a')).rejects.toMatchObject({ code: 429 })
    await tries[0]!.forget('a')
    await expect(tries[1]!.count('a')).resolves.toBeUndefined()
  })
})
