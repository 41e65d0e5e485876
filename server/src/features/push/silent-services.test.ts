import { expect, it } from 'vitest'
import type { OutgoingAnswer } from '#kit/outgoing/call-out.ts'
import { SilentServices } from './silent-services.ts'

const [mute, other] = ['https://mute.example', 'https://other.example']
const minute = 60_000
const answered: OutgoingAnswer = { kind: 'answered', status: 500, text: '', isCut: false }
const silent = { answer: { kind: 'noAnswer', failure: 'timedOut' }, tookMs: 10_000 } as const
const refused = { answer: { kind: 'notSent', reason: 'unreachable', failure: 'refused' }, tookMs: 3 } as const

it('leaves a push service alone for a minute that was silent twice, and no other one', () => {
  const services = new SilentServices(10_000)

  services.note(mute, silent, 0)
  expect(services.has(mute, 0)).toBe(false)
  services.note(mute, silent, 0)

  expect([services.has(mute, minute - 1), services.has(other, 0)]).toEqual([true, false])
  expect(services.has(mute, minute)).toBe(false)
})

it('leaves it alone again after one more call, until it answers', () => {
  const services = new SilentServices(10_000)
  for (let call = 0; call < 3; call += 1) services.note(mute, silent, minute)
  expect(services.has(mute, minute)).toBe(true)

  services.note(mute, { answer: answered, tookMs: 9_000 }, minute)
  expect(services.has(mute, minute)).toBe(false)
  services.note(mute, silent, minute)
  expect(services.has(mute, minute)).toBe(false)
})

it('takes one for silent whose answer never ends', () => {
  const services = new SilentServices(10_000)

  for (let call = 0; call < 2; call += 1)
    services.note(mute, { answer: { ...answered, isCut: true }, tookMs: 10_000 }, 0)

  expect(services.has(mute, 0)).toBe(true)
})

it('calls on where nobody listens, which costs nothing', () => {
  const services = new SilentServices(10_000)

  for (let call = 0; call < 5; call += 1) services.note(mute, refused, 0)

  expect(services.has(mute, 0)).toBe(false)
})

it('keeps no more of them than a thousand', () => {
  const services = new SilentServices(10_000)
  for (let call = 0; call < 2; call += 1) services.note(mute, silent, 0)
  for (let place = 0; place < 1_000; place += 1) services.note(`https://${place}.example`, silent, 0)

  expect(services.has(mute, 0)).toBe(false)
})
