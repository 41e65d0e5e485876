import { expect, it } from 'vitest'
import { localBus } from '#kit/events/bus.ts'
import { SignInTries } from './sign-in-tries.ts'

const wrong = async () => undefined
const right = async () => 'in'

function recordPauses() {
  const pauses: number[] = []
  const tries = new SignInTries({ bus: localBus(), pause: async (milliseconds) => void pauses.push(milliseconds) })
  return { pauses, tries }
}

it('slows an account down for strangers, the more the longer, and never refuses a right password', async () => {
  const { pauses, tries } = recordPauses()

  for (let time = 1; time <= 12; time += 1) await tries.check({ account: 'a', address: `10.0.0.${time}` }, wrong)
  const result = await tries.check({ account: 'a', address: '10.0.0.99' }, right)
  const after = await tries.check({ account: 'a', address: '10.0.0.98' }, right)

  expect([result, after]).toEqual(['in', 'in'])
  expect(pauses).toEqual([250, 500, 1000, 2000, 4000, 4000, 4000, 4000])
})

it('slows an address down that is wrong about many accounts, which a right password of one does not make forgotten', async () => {
  const { pauses, tries } = recordPauses()
  const address = '10.0.0.1'

  for (let time = 1; time <= 21; time += 1) await tries.check({ account: `a${time}`, address }, wrong)
  await tries.check({ account: 'own', address }, right)
  await tries.check({ account: 'other', address }, right)

  expect(pauses).toEqual([250, 500, 500])
})

it('tells strangers to come again when very many of them wait', async () => {
  let goOn = () => {}
  const gate = new Promise<void>((resolve) => (goOn = resolve))
  const tries = new SignInTries({ bus: localBus(), pause: () => gate })
  for (let time = 1; time <= 5; time += 1) await tries.check({ account: 'a', address: `10.0.1.${time}` }, wrong)

  const attempts = Array.from({ length: 201 }, (_, index) =>
    tries.check({ account: 'a', address: `10.1.0.${index}` }, right),
  )
  const refused = await Promise.race(attempts.map((attempt) => attempt.catch((error: unknown) => error)))
  goOn()
  const outcomes = await Promise.allSettled(attempts)

  expect(refused).toMatchObject({ code: 429, data: { reason: 'tooManyAtOnce' } })
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(200)
})
